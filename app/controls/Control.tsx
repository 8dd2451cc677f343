import { type MouseEvent, use, useState } from "react";
import { PageContext } from "../page-context";
import { Button, ButtonLink, type ButtonVariant } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./Control.module.css";
import { canShareFiles, share, shareFile } from "./share";

/** A control's label and action, ready to render: links built, words filled in. */
export type ControlData = { label: string } & (
  | { kind: "none" }
  | { kind: "log" | "alert"; message: string }
  | { kind: "share"; message: string; path?: string | undefined; copied: string }
  | { kind: "link" | "whatsapp"; href: string }
  /** `fileName`: what the downloaded file is called. */
  | { kind: "download"; href: string; fileName: string }
  /** A file to share, or to download where the browser cannot share files; `fetching` is said while it is on its way. */
  | { kind: "file"; href: string; fileName: string; fetching: string }
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
export function Control({ control, icon, name, ...look }: ControlProps) {
  const { newTab } = use(PageContext);
  const [status, setStatus] = useState("");
  const onClick = async (event: MouseEvent) => {
    switch (control.kind) {
      case "log":
        return console.log(control.message);
      case "alert":
        return alert(control.message);
      case "share":
        setStatus(""); // So that the same words are announced again.
        if (await share(control.message, new URL(control.path ?? location.href, location.href).href))
          setStatus(control.copied);
        return;
      case "file":
        if (!canShareFiles()) return;
        event.preventDefault();
        if (status) return; // It is on its way.
        setStatus(control.fetching);
        await shareFile(control.href, control.fileName);
        setStatus("");
    }
  };
  const children = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{control.label}</span>
    </>
  );
  const button = { ...look, onClick, "aria-label": name, children };
  const apart = { target: "_blank", rel: "noopener", "aria-label": `${name ?? control.label} ${newTab}` };
  const download = "fileName" in control ? control.fileName : undefined;
  return (
    <>
      {"href" in control ? (
        <ButtonLink {...button} href={control.href} download={download} {...(control.kind === "whatsapp" && apart)} />
      ) : (
        <Button {...button} />
      )}
      {control.kind === "share" || control.kind === "file" ? (
        <span className={styles.status} role="status">
          {status}
        </span>
      ) : null}
    </>
  );
}
