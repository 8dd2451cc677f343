import { beforeLaunch, type Problem } from "../../../app/content/problems.ts";
import type { Site } from "../../../app/content/schema/site.ts";

/** Reports GST numbers with a typo, found by their check character. */
export function invalidGstNumber({ gstin }: Pick<Site, "gstin">): Problem[] {
  if (gstin.at(-1) === checkCharacter(gstin.slice(0, 14))) return [];
  const message = `No GST number reads ${gstin}: its last character does not agree with the others. Copy it from the certificate.`;
  return [beforeLaunch("content/en/site.yaml", ["gstin"], message)];
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The check character of a GST number's first 14: each one's value in base 36, every second one doubled; the quotients
 * and remainders of a division by 36 are added up, and the check character completes the sum to a multiple of 36.
 */
function checkCharacter(first14: string): string | undefined {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}
