import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

/** How a button is painted. One `primary` a view; `whatsapp` for every chat. */
export type ButtonKind = "primary" | "whatsapp" | "ink" | "line";

interface Look {
  kind?: ButtonKind;
  /** Slimmer, for cards and rows of controls. */
  isSlim?: boolean;
  children: ReactNode;
}

/** The attributes that make any element look like a button. */
export function buttonLook({ kind = "primary", isSlim = false }: Omit<Look, "children">) {
  return { className: styles.btn, "data-kind": kind, "data-slim": isSlim || undefined };
}

/** A button that acts on this page. */
export function Button({ kind, isSlim, ...rest }: Look & Omit<ComponentProps<"button">, "className">) {
  return <button type="button" {...buttonLook({ kind, isSlim })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, isSlim, ...rest }: Look & Omit<ComponentProps<"a">, "className">) {
  return <a {...buttonLook({ kind, isSlim })} {...rest} />;
}
