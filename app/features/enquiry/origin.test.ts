import { expect, test } from "vitest";
import { readContent } from "../../content/read.server.ts";
import { interpolate } from "../../text/interpolate.ts";
import { messageOrigin, withOrigin } from "./origin.ts";

test("the origin is empty without the extras", () => {
  const content = readContent();
  const origin = interpolate(content.enquiry.origin, { place: "recipes" });
  expect(messageOrigin({ ...content, hasExtras: true }, "recipes")).toBe(origin);
  expect(messageOrigin({ ...content, hasExtras: false }, "recipes")).toBe("");
});

test("the origin is the last line, but the first if the message ends with a colon", () => {
  expect(withOrigin("Namaste", "· from: home")).toBe("Namaste\n· from: home");
  expect(withOrigin("Please send: ", "· from: home")).toBe("· from: home\nPlease send: ");
  expect(withOrigin("Please send:", "· from: home")).toBe("· from: home\nPlease send:");
  expect(withOrigin("Question: how much?", "· from: home")).toBe("Question: how much?\n· from: home");
  expect(withOrigin("Namaste", "")).toBe("Namaste");
  expect(withOrigin("Namaste\n· from: home\nhttps://a.example", "· from: home")).toBe(
    "Namaste\n· from: home\nhttps://a.example",
  );
  expect(withOrigin(undefined, "· from: home")).toBeUndefined();
});
