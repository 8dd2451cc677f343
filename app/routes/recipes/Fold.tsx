import type { ComponentProps, MouseEvent } from "react";

/**
 * A part of the card that is unfolded by its title. The card may move to a row of its own then: what was pressed stays
 * where it is on the screen.
 */
export function Fold({ title, children, ...rest }: { title: string } & ComponentProps<"details">) {
  const keepInPlace = ({ currentTarget: summary }: MouseEvent<HTMLElement>) => {
    const top = () => summary.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: "instant" }));
  };
  return (
    // The warning would be for what the visitor has opened before hydration.
    <details {...rest} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={keepInPlace}>{title}</summary>
      {children}
    </details>
  );
}
