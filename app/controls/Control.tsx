import type { SlipChoices } from "../slip/slip";
import { Button, ButtonLink, type ButtonVariant } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./Control.module.css";

/** A control's label and action, ready to render: links built, words filled in. */
export type ControlData = { label: string } & (
  | { kind: "none" }
  | { kind: "log" | "alert"; message: string }
  | { kind: "share"; message: string; path?: string | undefined; copied: string }
  | { kind: "link"; href: string }
  /** `fileName`: what the downloaded file is called. */
  | { kind: "download"; href: string; fileName: string }
  | { kind: "whatsapp"; href: string; newTab: string }
);

interface ControlProps {
  control: ControlData;
  variant?: ButtonVariant;
  isSlim?: boolean;
  icon?: IconName;
  /** A longer name for screen readers; it must start with the label. */
  name?: string;
  /** Makes it put packs on the order slip instead, if scripts run. */
  slip?: SlipChoices | undefined;
}

/**
 * A button whose behaviour is content. Actions that need a script are set in `data-` attributes, which
 * `performControls` (perform.ts) reads; without scripts such a button does nothing.
 */
export function Control({ control, variant, isSlim, icon, name, slip }: ControlProps) {
  const body = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {control.label}
    </>
  );
  const common = { ...slip, variant, isSlim, "aria-label": name, children: body };
  switch (control.kind) {
    case "none":
      return <Button {...common} />;
    case "log":
    case "alert":
      return <Button {...common} data-action={control.kind} data-message={control.message} />;
    case "share":
      return (
        <>
          <Button
            {...common}
            data-action="share"
            data-message={control.message}
            data-path={control.path}
            data-copied={control.copied}
          />
          <span className={styles.status} role="status" />
        </>
      );
    case "link":
      return <ButtonLink {...common} href={control.href} />;
    case "download":
      return <ButtonLink {...common} href={control.href} download={control.fileName} />;
    case "whatsapp":
      return (
        <ButtonLink
          {...common}
          href={control.href}
          target="_blank"
          rel="noopener"
          aria-label={`${name ?? control.label} ${control.newTab}`}
        />
      );
  }
}
