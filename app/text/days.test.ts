import { expect, test } from "vitest";
import { daysText, dayText, parseDay, todayInIndia } from "./days.ts";

test("a day is that of India, whatever the visitor's clock says", () => {
  expect(todayInIndia(Date.parse("2026-12-11T18:29:00Z"))).toBe("2026-12-11");
  expect(todayInIndia(Date.parse("2026-12-11T18:31:00Z"))).toBe("2026-12-12");
});

test("a day is said in each language, and only one that there is", () => {
  expect(["en", "hi"].map((language) => dayText("2026-12-12", language))).toEqual([
    "Sat 12 Dec 2026",
    "शनिवार 12 दिसंबर 2026",
  ]);
  const diwali = ["en", "hi"].map((language) => daysText("2026-11-08", "2026-11-12", language));
  expect(diwali).toEqual(["8–12 Nov 2026", "8–12 नवंबर 2026"]);
  expect(daysText("2026-11-26", "2026-12-02", "en")).toBe("26 Nov – 2 Dec 2026");
  expect(daysText("2026-11-26", "2026-11-26", "en")).toBe("26 Nov 2026");
  expect(["2028-02-29", "2027-02-29", "2026-13-01", "2026-1-1", 5].map(parseDay)).toEqual(
    ["2028-02-29"].concat(Array(4)),
  );
});
