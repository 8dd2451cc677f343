import type { DoubtWords } from "../../content/schema/enquiry.ts";
import { latinDigits } from "../../text/numbers.ts";

/** Whether an answer looks wrong, by the field's name. Then a hint stands beside the field, and stops nobody. */
export const doubts: Readonly<Record<keyof DoubtWords, (answer: string) => boolean>> = {
  phone: (answer) => answer.trim() !== "" && !isIndianNumber(answer),
  // Browsers accept a host without a dot.
  email: (answer) => answer.trim() !== "" && !/@.+\.[^.]{2,}$/.test(answer.trim()),
  // It is marked as required, but nothing enforces it (docs/specification.md, 5.1).
  region: (answer) => answer === "",
};

/**
 * Whether a phone number has ten digits, as all in India have with their area code, after the country code or zeros:
 * "98260 12345", "+91 98260 12345", "0091…", "91-…", "0788 2345678". A number may itself begin with 91: "91982 60123".
 */
function isIndianNumber(phone: string): boolean {
  const national = latinDigits(phone.normalize("NFKC")).replace(/^[^\d+]*(?:(?:\+|00)\s*91|91(?=\D+\d|\d{10}))/, "");
  return !national.includes("+") && /^0*[1-9]\d{9}$/.test(national.replace(/\D/g, ""));
}
