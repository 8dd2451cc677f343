import { besideNumber } from "./registry.ts";

/** What other features add to our number: in the menu's side panel, on Contact, and once WhatsApp was opened. */
export function BesideNumber({ className }: { className?: string | undefined }) {
  return Object.entries(besideNumber).map(([name, Addition]) => <Addition key={name} className={className} />);
}
