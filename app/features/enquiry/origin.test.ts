import { expect, test } from "vitest";
import type { Template } from "../../text/interpolate.ts";
import { messageOrigin, withOrigin } from "./origin.ts";

const content = (hasExtras: boolean) => ({
  hasExtras,
  enquiry: { origin: "· from: {place}" as Template<"place"> },
});

test("the origin is empty without the extras", () => {
  expect(messageOrigin(content(true), "recipes")).toBe("· from: recipes");
  expect(messageOrigin(content(false), "recipes")).toBe("");
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
