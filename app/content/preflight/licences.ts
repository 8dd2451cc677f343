import { gstinPattern, type Site } from "../facts.ts";
import type { Finding } from "./content-to-check.ts";

const file = "content/site.yaml";

/** An FSSAI number that no office gives out: 14 digits, the first of them 1 or 2. */
export function fssaiNumber({ site: { fssai } }: { site: Pick<Site, "fssai"> }): Finding[] {
  if (/^[12]\d{13}$/.test(fssai)) return [];
  return [
    {
      places: [{ file, path: ["fssai"] }],
      message: `No FSSAI number looks like ${fssai}: it has 14 digits and begins with 1 or 2. Copy it from the licence.`,
    },
  ];
}

/** A GST number with a slip of the pen, found by its check character. */
export function gstNumber({ site: { gstin } }: { site: Pick<Site, "gstin"> }): Finding[] {
  const expected = checkCharacter(gstin.slice(0, 14));
  if (gstinPattern.test(gstin) && gstin.at(-1) === expected) return [];
  return [
    {
      places: [{ file, path: ["gstin"] }],
      message: `No GST number reads ${gstin}: its last character does not agree with the others. Copy it from the certificate.`,
    },
  ];
}

/** A state code that is unknown, or that does not agree with the GST number and the units' state. */
export function stateCode({
  site: { gstin, stateCode, units },
}: {
  site: Pick<Site, "gstin" | "stateCode"> & { units: readonly { state: string }[] };
}): Finding[] {
  const places = [{ file, path: ["stateCode"] }];
  const state = gstStates[stateCode];
  if (!state)
    return [
      { places, message: `No state has the GST code ${stateCode}. Write the first two digits of the GST number.` },
    ];
  return [
    ...(gstin.startsWith(stateCode)
      ? []
      : [
          {
            places: [...places, { file, path: ["gstin"] }].map((place, index) => ({
              ...place,
              says: [stateCode, gstin][index] ?? "",
            })),
            message: "The state code is not that of the GST number, which begins with it. Correct one of the two.",
          },
        ]),
    ...(units.some((unit) => unit.state.toLowerCase() === state.toLowerCase())
      ? []
      : [
          {
            places: [
              { ...places[0], file, path: ["stateCode"], says: `${stateCode}, which is ${state}` },
              ...units.map((unit, index) => ({ file, path: ["units", index, "state"], says: unit.state })),
            ],
            message: "The state code is not that of the units' state. Correct one of them.",
          },
        ]),
  ];
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The check character of a GST number's first 14: each one's value in base 36, every second one doubled; the quotients
 * and remainders of a division by 36 are added up, and the check character completes the sum to a multiple of 36.
 */
export function checkCharacter(first14: string): string | undefined {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}

/** The GST department's codes of the states and union territories; 97 and 99 are not for firms in a state. */
const gstStates: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  10: "Bihar",
  11: "Sikkim",
  12: "Arunachal Pradesh",
  13: "Nagaland",
  14: "Manipur",
  15: "Mizoram",
  16: "Tripura",
  17: "Meghalaya",
  18: "Assam",
  19: "West Bengal",
  20: "Jharkhand",
  21: "Odisha",
  22: "Chhattisgarh",
  23: "Madhya Pradesh",
  24: "Gujarat",
  26: "Dadra and Nagar Haveli and Daman and Diu",
  27: "Maharashtra",
  29: "Karnataka",
  30: "Goa",
  31: "Lakshadweep",
  32: "Kerala",
  33: "Tamil Nadu",
  34: "Puducherry",
  35: "Andaman and Nicobar Islands",
  36: "Telangana",
  37: "Andhra Pradesh",
  38: "Ladakh",
};
