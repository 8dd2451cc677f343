import type { ReactNode } from "react";

/** A page with nothing but a sentence, while something is read or if it cannot be shown. */
export function SentencePage({ role, children }: { role: "status" | "alert"; children: ReactNode }) {
  return (
    <main className="start">
      <div role={role}>{children}</div>
    </main>
  );
}
