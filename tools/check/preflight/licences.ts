import type { Problem } from "../../../app/content/problems.ts";
import { gstinPattern, type Site } from "../../../app/content/schema/site.ts";

const file = "content/en/site.yaml";

/** An FSSAI number that no office gives out: 14 digits, the first of them 1 or 2. */
export function fssaiNumber({ fssai }: Pick<Site, "fssai">): Problem[] {
  if (/^[12]\d{13}$/.test(fssai)) return [];
  const message = `No FSSAI number looks like ${fssai}: it has 14 digits and begins with 1 or 2. Copy it from the licence.`;
  return [{ file, path: ["fssai"], message }];
}

/** One FSSAI number for several units: a licence or registration is for one place. */
export function fssaiPremises({ units }: { units: readonly unknown[] }): Problem[] {
  if (units.length < 2) return [];
  const message = `Every place has an FSSAI number of its own, and there are ${units.length} units: write the one of the unit that packs, and ask whether the others have theirs.`;
  return [{ file, path: ["fssai"], message }];
}

/** A GST number with a slip of the pen, found by its check character. */
export function gstNumber({ gstin }: Pick<Site, "gstin">): Problem[] {
  if (gstinPattern.test(gstin) && gstin.at(-1) === checkCharacter(gstin.slice(0, 14))) return [];
  const message = `No GST number reads ${gstin}: its last character does not agree with the others. Copy it from the certificate.`;
  return [{ file, path: ["gstin"], message }];
}

/** A state code that is unknown, or that does not agree with the GST number and the units' state. */
export function stateCode({
  gstin,
  stateCode,
  units,
}: Pick<Site, "gstin" | "stateCode"> & { units: readonly { state: string }[] }): Problem[] {
  const state = gstStates[stateCode];
  const messages = [
    !state && `No state has the GST code ${stateCode}. Write the first two digits of the GST number.`,
    !gstin.startsWith(stateCode) &&
      `The GST number begins with ${gstin.slice(0, 2)}, and the state code is ${stateCode}. Correct one of the two.`,
    state &&
      !units.some((unit) => unit.state.toLowerCase() === state.toLowerCase()) &&
      `The state code ${stateCode} is ${state}, but the units are in ${units.map(({ state }) => state).join(", ")}. Correct one of them.`,
  ];
  return messages.flatMap((message) => (message ? { file, path: ["stateCode"], message } : []));
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
