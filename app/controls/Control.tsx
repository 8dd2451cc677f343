import { useState } from "react";
import { Button, ButtonLink, type ButtonVariant } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./Control.module.css";
import { canShareFiles, share, shareFile } from "./share";

/** A control's label and action, ready to render: links built, words filled in. */
export type ControlData = { label: string } & (
  | { kind: "none" }
  | { kind: "log" | "alert"; message: string }
  | { kind: "share"; message: string; path?: string | undefined; copied: string }
  | { kind: "link"; href: string }
  /** `fileName`: what the downloaded file is called. */
  | { kind: "download"; href: string; fileName: string }
  /** A file to share, or to download where the browser cannot share files; `fetching` is said while it is on its way. */
  | { kind: "file"; href: string; fileName: string; fetching: string }
  | { kind: "whatsapp"; href: string; newTab: string }
);

export interface ControlProps {
  control: ControlData;
  variant?: ButtonVariant;
  isSlim?: boolean;
  icon?: IconName;
  /** A longer name for screen readers; it must start with the label. */
  name?: string;
}

/** A button whose behaviour is content. Without scripts, one whose action needs them does nothing. */
export function Control({ control, variant, isSlim, icon, name }: ControlProps) {
  const [status, setStatus] = useState("");
  const body = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {control.label}
    </>
  );
  const common = { variant, isSlim, "aria-label": name, children: body };
  switch (control.kind) {
    case "none":
      return <Button {...common} />;
    case "log":
      return <Button {...common} onClick={() => console.log(control.message)} />;
    case "alert":
      return <Button {...common} onClick={() => alert(control.message)} />;
    case "share":
      return (
        <>
          <Button
            {...common}
            onClick={async () => {
              setStatus(""); // So that the same words are announced again.
              const isCopied = await share(control.message, new URL(control.path ?? location.href, location.href).href);
              if (isCopied) setStatus(control.copied);
            }}
          />
          <span className={styles.status} role="status">
            {status}
          </span>
        </>
      );
    case "link":
      return <ButtonLink {...common} href={control.href} />;
    case "download":
      return <ButtonLink {...common} href={control.href} download={control.fileName} />;
    case "file":
      return (
        <>
          <ButtonLink
            {...common}
            href={control.href}
            download={control.fileName}
            onClick={async (event) => {
              if (!canShareFiles()) return;
              event.preventDefault();
              setStatus(control.fetching);
              await shareFile(control.href, control.fileName);
              setStatus("");
            }}
          />
          <span className={styles.status} role="status">
            {status}
          </span>
        </>
      );
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
