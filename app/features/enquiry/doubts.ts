import type { DoubtWords } from "../../content/schema/enquiry.ts";
import { latinDigits } from "../../text/numbers.ts";

/** What may be wrong with an answer. It stands as a hint beside the field, and stops nobody. */
export interface Doubt {
  text: string;
  isAbout: (answer: string) => boolean;
}

/** The doubts about fields, by name. */
export const doubtsWith = (words: DoubtWords) =>
  ({
    phone: { text: words.phone, isAbout: (answer) => answer.trim() !== "" && !isIndianNumber(answer) },
    // Browsers accept a host without a dot.
    email: { text: words.email, isAbout: (answer) => answer.trim() !== "" && !/@.+\.[^.]{2,}$/.test(answer.trim()) },
    // It is marked as required, but nothing enforces it (docs/specification.md, 5.1).
    region: { text: words.region, isAbout: (answer) => answer === "" },
  }) satisfies Record<keyof DoubtWords, Doubt>;

/**
 * Whether a phone number has ten digits, as all in India have with their area code, after the country code or zeros:
 * "98260 12345", "+91 98260 12345", "0091…", "91-…", "0788 2345678". A number may itself begin with 91: "91982 60123".
 */
function isIndianNumber(phone: string): boolean {
  const national = latinDigits(phone.normalize("NFKC")).replace(/^[^\d+]*(?:(?:\+|00)\s*91|91(?=\D+\d|\d{10}))/, "");
  return !national.includes("+") && /^0*[1-9]\d{9}$/.test(national.replace(/\D/g, ""));
}
