import { expect } from "vitest";
import { slipData } from "../../../testing/slip.ts";
import { startEachTestAnew, testStoredIslands } from "../../../testing/stored-islands.ts";
import { readContent } from "../../content/read.server.ts";
import { PackButtons } from "./PackButtons.tsx";
import { slipWith } from "./Slip.tsx";
import { createSlip, SlipStoreContext } from "./store.ts";

startEachTestAnew();

const { slip, products } = readContent();
const Slip = slipWith(slipData);
const sender = JSON.stringify({ name: "Asha", town: "" });

testStoredIslands({
  islands() {
    const [product] = products as [(typeof products)[number]];
    return (
      <SlipStoreContext value={createSlip()}>
        <PackButtons product={product} label="Packs" words={slip} />
        <Slip offersLast />
      </SlipStoreContext>
    );
  },
  own: {
    "site:slip": ["localStorage", JSON.stringify({ lines: "haldi.50gm.40_jeera.1kg", changed: Date.now() })],
    "site:sender": ["sessionStorage", sender],
  },
  expectOwn() {
    expect(document.querySelector("[data-wakes]")).not.toBeNull();
    expect(localStorage.getItem("site:slip")).toContain("haldi.50gm.40_jeera.1kg");
    expect(sessionStorage.getItem("site:sender")).toBe(sender);
  },
});
