import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { addDialogs } from "../../testing/dialogs";
import { readContent } from "../content/read.server";
import { interpolate } from "../interpolate";
import { countText } from "../numbers";
import { Slip } from "./Slip";
import { emptySlip } from "./slip";
import { changeSlip, closeSheet } from "./store";

const { "order-slip": slipWords, "packing-list": packing } = readContent().controlWords;
const words = { ...slipWords, bulk: "How much is it?" };
const shelf = {
  haldi: { name: "Haldi", otherName: "", packs: { "50gm": "50gm" } },
  jeera: { name: "Jeera", otherName: "", packs: { "1kg": "1kg" } },
};

beforeEach(() => {
  addDialogs();
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    changeSlip({ ...emptySlip, last: undefined, replaced: undefined, isStored: true });
    closeSheet();
  });
  history.replaceState(null, "", "/products?q=dal&slip=haldi.50gm.3_jeera.1kg_gone.50gm");
});

const open = () => render(<Slip shelf={shelf} words={words} packing={packing} otherLanguage="hi" offersLast={false} />);
const list = () => within(screen.getByRole("dialog", { name: new RegExp(packing.title) }));
const box = (name: string) => list().getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`) });
const reply = () => {
  const link = list().queryByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${packing.reply}`) });
  return link && new URL(link.href).searchParams.get("text");
};

test("the packing list does not change the visitor's own slip, and says that some packs are no longer sold", () => {
  act(() => changeSlip({ lines: new Map([["jeera.1kg", 5]]) }));
  open();
  expect(list().getAllByRole("checkbox")).toHaveLength(2);
  list().getByText(words.unknown);
  list().getByText(packing.notice);
  expect(localStorage.getItem("slip")).toContain("jeera.1kg.5");
});

test("the reply lists the packs that are not checked, or says that all are there", async () => {
  open();
  expect(reply()).toBeNull(); // Nothing is checked yet.
  await userEvent.click(box("Haldi"));
  expect(reply()).toBe(
    interpolate(packing.missing, {
      lines: interpolate(words.message.line, { name: "Jeera", pack: "1kg", count: "1" }),
    }),
  );
  list().getByText(interpolate(packing.packed, { count: "1", lines: "2" }));
  await userEvent.click(box("Jeera"));
  expect(reply()).toBe(interpolate(packing.whole, { weight: interpolate(words.kilos, { count: "1.15" }) }));
});

test("checked packs survive a reload of the same slip, but not another slip", async () => {
  const { unmount } = open();
  await userEvent.click(box("Haldi"));
  unmount();
  const again = open();
  expect([box("Haldi").checked, box("Jeera").checked]).toEqual([true, false]);
  again.unmount();
  history.replaceState(null, "", "/products?slip=haldi.50gm");
  open();
  expect(box("Haldi").checked).toBe(false);
});

test("a button replaces the visitor's own slip with the list, which can be undone", async () => {
  act(() => changeSlip({ lines: new Map([["jeera.1kg", 5]]) }));
  open();
  await userEvent.click(list().getByRole("button", { name: packing.take }));
  expect(location.search).toBe("?q=dal");
  const sheet = within(screen.getByRole("dialog", { name: new RegExp(words.title) }));
  sheet.getByText(countText(words.count, 4, "en"));
  await userEvent.click(sheet.getByRole("button", { name: words.putOwnBack }));
  sheet.getByText(countText(words.count, 5, "en"));
});

test("closing the packing list removes it from the URL", async () => {
  open();
  await userEvent.click(list().getByRole("button", { name: packing.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(location.search).toBe("?q=dal");
});
