import type { ComponentProps, MouseEvent } from "react";

/**
 * A collapsible part of the card. Opening it may move the card to a row of its own; then the page is scrolled so that
 * the clicked title stays where it was on the screen.
 */
export function CollapsiblePart({ title, children, ...rest }: { title: string } & ComponentProps<"details">) {
  const keepInPlace = ({ currentTarget: summary }: MouseEvent<HTMLElement>) => {
    const top = () => summary.getBoundingClientRect().top;
    const before = top();
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: "instant" }));
  };
  return (
    // The visitor may have opened it before hydration, which React would warn about.
    <details {...rest} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={keepInPlace}>{title}</summary>
      {children}
    </details>
  );
}
