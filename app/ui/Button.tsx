import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

/**
 * At most one `primary` button per section; `whatsapp` is for all links to WhatsApp. `green` is as prominent, for the only
 * button of a card that does not open it; `bare` is a sign alone.
 */
export type ButtonVariant = "primary" | "whatsapp" | "green" | "line" | "bare";

interface ButtonProps {
  variant?: ButtonVariant;
  /** Slimmer, for cards and rows of controls. */
  isSlim?: boolean;
  children: ReactNode;
}

/** The attributes that make any element look like a button. */
function buttonAttributes({ variant = "primary", isSlim = false }: Omit<ButtonProps, "children">) {
  return { className: styles.btn, "data-variant": variant, "data-slim": isSlim ? "" : undefined };
}

/** A button with an action on this page. */
export function Button({ variant, isSlim, ...rest }: ButtonProps & Omit<ComponentProps<"button">, "className">) {
  return <button type="button" {...buttonAttributes({ variant, isSlim })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, isSlim, ...rest }: ButtonProps & Omit<ComponentProps<"a">, "className">) {
  return <a {...buttonAttributes({ variant, isSlim })} {...rest} />;
}
