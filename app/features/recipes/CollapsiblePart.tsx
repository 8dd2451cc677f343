import type { ComponentProps, MouseEvent } from "react";

interface CollapsiblePartProps extends ComponentProps<"details"> {
  title: string;
  /** Called when the visitor opens it. */
  onOpen: () => void;
}

/** A collapsible part of a card. */
export function CollapsiblePart({ title, onOpen, children, ...rest }: CollapsiblePartProps) {
  // Before the browser opens or closes it. `toggle` would not tell who opened it.
  const press = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.closest("details")?.open) onOpen();
  };
  return (
    // The visitor may have opened it before hydration, which React would warn about.
    <details {...rest} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={press}>{title}</summary>
      {children}
    </details>
  );
}
