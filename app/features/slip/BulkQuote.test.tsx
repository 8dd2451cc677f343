import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { addDialogs } from "../../../testing/dialogs.ts";
import { emptyStorage, slipData } from "../../../testing/slip.ts";
import { type Price, readPrice } from "../../content/packs.ts";
import { readContent } from "../../content/read.server.ts";
import { BulkQuote } from "./BulkQuote.tsx";
import { PackButtons } from "./PackButtons.tsx";
import { slipWith } from "./Slip.tsx";
import { createSlip, SlipStoreContext } from "./store.ts";

const { slip, catalogue } = readContent();
const words = { ...slip, bulk: "How much?", send: "Send" };
const haldi = { slug: "haldi", name: "Haldi", price: readPrice("50gm") as Price };
const packWords = { ...words, ...catalogue, add: "{pack} of {name}" };

const Slip = slipWith({ ...slipData, words });

/** Opens a page, as after a click on a link: with a copy of its own of what is stored. */
const openPage = () =>
  render(
    <SlipStoreContext value={createSlip()}>
      <PackButtons product={haldi} label="Packs" words={packWords} />
      <BulkQuote label="Bulk quote" message="" />
      <Slip offersLast />
    </SlipStoreContext>,
  );
const message = () =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /^Send/ }).href).searchParams.get("text");

test("a message asks for a bulk price until the page is left with nothing on the slip", async () => {
  addDialogs();
  emptyStorage();
  const press = (name: RegExp, role = "link") => userEvent.click(screen.getByRole(role, { name }));
  openPage();
  await press(/^Bulk quote/);
  expect(message()).toContain("How much?");
  cleanup();
  openPage();
  await press(/^50gm of Haldi/, "button");
  expect(message()).toContain("Haldi");
  expect(message()).not.toContain("How much?");
  await press(/^Bulk quote/);
  cleanup();
  openPage();
  await press(/^50gm of Haldi/, "button");
  expect(message()).toContain("How much?");
});
