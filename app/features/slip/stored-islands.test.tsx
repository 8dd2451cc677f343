import { expect } from "vitest";
import { slipProps } from "../../../testing/slip.ts";
import { startEachTestAnew, testStoredIslands } from "../../../testing/stored-islands.ts";
import { readContent } from "../../content/read.server.ts";

startEachTestAnew();

const { slip, products } = readContent();
const sender = JSON.stringify({ name: "Asha", town: "" });

testStoredIslands({
  async load() {
    const { Slip } = await import("./Slip.tsx");
    const { PackButtons } = await import("./PackButtons.tsx");
    const [product] = products as [(typeof products)[number]];
    return (
      <>
        <PackButtons product={product} label="Packs" own={{ words: slip }} />
        <Slip {...slipProps} />
      </>
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
