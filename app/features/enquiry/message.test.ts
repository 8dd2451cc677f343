import { expect, test } from "vitest";
import { enquiryMessage } from "./message.ts";

test("each answer is one line; empty ones are left out", () => {
  const { message, isShortened } = enquiryMessage("Hello", [
    { label: "Name", value: " Asha " },
    { label: "Phone", value: "" },
    { label: "Message", value: "one\ntwo" },
  ]);
  expect([message, isShortened]).toEqual(["Hello\n\nName: Asha\nMessage: one\ntwo", false]);
});

test("in a message too long for a link, only the longest answer is cut", () => {
  const { message, isShortened } = enquiryMessage("Hello", [
    { label: "Name", value: "Asha" },
    { label: "Message", value: "हल्दी ".repeat(20_000) },
    { label: "Region", value: "Odisha" },
  ]);
  expect(isShortened).toBe(true);
  expect(encodeURIComponent(message).length).toBeLessThanOrEqual(6000);
  expect(encodeURIComponent(message).length).toBeGreaterThan(5900);
  expect(message).toContain("Name: Asha\n");
  expect(message).toMatch(/…\nRegion: Odisha$/);
});

test("a cut leaves no space at the end", () => {
  const { message } = enquiryMessage("Hello", [{ label: "M", value: `x${" ".repeat(3000)}y` }]);
  expect(message).toBe("Hello\n\nM: x…");
});

test("a cut never splits a grapheme", () => {
  const { message } = enquiryMessage("Hello", [{ label: "M", value: "👨‍👩‍👧".repeat(1000) }]);
  const [, kept = ""] = /M: (.*)…$/s.exec(message) ?? [];
  expect(kept.replaceAll("👨‍👩‍👧", "")).toBe("");
  expect(kept).not.toBe("");
});

test("a title and labels too long for a link are cut as well", () => {
  for (const [title, answers] of [
    ["ह".repeat(700), []],
    ["Hello", [{ label: "ह".repeat(700), value: "Asha" }]],
  ] as const) {
    const { message, isShortened } = enquiryMessage(title, answers);
    expect(isShortened).toBe(true);
    expect(encodeURIComponent(message).length).toBeLessThanOrEqual(6000);
    expect(message).toMatch(/^(Hello\n\n)?ह{600,}…$/);
  }
});
