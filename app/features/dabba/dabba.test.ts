import fc from "fast-check";
import { expect, test } from "vitest";
import { byMissing, dabbaFromSearch, dabbaToSearch, missingSpices, spicesOfDishes } from "./dabba.ts";

const ids = ["haldi", "mirch", "dhania", "jeera", "amchur", "garam-masala"];
const spice = (id: string) => ({ id, name: id.toUpperCase() });
const dishes = fc.array(
  fc.subarray(ids).map((used) => ({ spices: used.map(spice) })),
  { maxLength: 8 },
);
const dabbas = fc.subarray(ids).map((have) => new Set(have));

test("each spice of the dishes is a bowl once, those of most dishes first", () => {
  const of = (...used: string[]) => ({ spices: used.map(spice) });
  const bowls = spicesOfDishes([of("jeera", "mirch"), of("haldi", "mirch"), of("haldi", "dhania", "mirch")]);
  expect(bowls).toEqual(["mirch", "haldi", "jeera", "dhania"].map(spice));
});

test("every dish is shown once; none that lacks fewer spices comes after one that lacks more; equal ones keep their order", () => {
  fc.assert(
    fc.property(dishes, dabbas, (dishes, dabba) => {
      const sorted = byMissing(dishes, dabba);
      const lacks = sorted.map(({ spices }) => missingSpices(spices, dabba).length);
      expect(new Set(sorted)).toEqual(new Set(dishes));
      expect(sorted).toHaveLength(dishes.length);
      if (dabba.size === 0) {
        expect(sorted).toEqual(dishes);
        return;
      }
      expect(lacks).toEqual(lacks.toSorted((a, b) => a - b));
      const places = sorted.map((dish) => dishes.indexOf(dish));
      for (const [index, place] of places.entries())
        if (lacks[index] === lacks[index + 1]) expect(place).toBeLessThan(places[index + 1] ?? 0);
    }),
  );
});

test("another spice in the dabba never makes a dish lack more; with all of them no dish lacks any", () => {
  fc.assert(
    fc.property(dishes, dabbas, fc.constantFrom(...ids), (dishes, dabba, more) => {
      for (const { spices } of dishes) {
        const lacks = missingSpices(spices, dabba).length;
        expect(missingSpices(spices, new Set([...dabba, more])).length).toBeLessThanOrEqual(lacks);
        expect(missingSpices(spices, new Set(ids))).toEqual([]);
      }
    }),
  );
});

test("a dabba survives the URL, beside other parameters; an empty one leaves it clean", () => {
  fc.assert(
    fc.property(dabbas, fc.constantFrom("", "?utm=a%20b"), (dabba, search) => {
      const written = dabbaToSearch(dabba, search);
      expect(dabbaFromSearch(written, ids)).toEqual(dabba);
      expect(written.includes("have")).toBe(dabba.size > 0);
      expect(new URLSearchParams(written).get("utm")).toBe(new URLSearchParams(search).get("utm"));
      expect(new URLSearchParams(dabbaToSearch(new Set(), written)).toString()).toBe(
        new URLSearchParams(search).toString(),
      );
    }),
  );
  expect(dabbaToSearch(new Set(["mirch", "garam-masala"]), "")).toBe("?have=mirch_garam-masala");
});

test("spices that no dish uses are ignored in the URL", () => {
  expect(dabbaFromSearch("?have=saffron_haldi__haldi", ids)).toEqual(new Set(["haldi"]));
  expect(dabbaFromSearch("?have=", ids)).toEqual(new Set());
});
