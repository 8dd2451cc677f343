import { besideNumber } from "./registry.ts";

/** Components that other features add to our number: in the side panel, on Contact, and once WhatsApp was opened. */
export function BesideNumber({ className }: { className?: string | undefined }) {
  return Object.entries(besideNumber).map(([name, Addition]) => <Addition key={name} className={className} />);
}
