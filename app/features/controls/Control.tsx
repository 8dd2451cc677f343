import { Button, ButtonLink, type ButtonVariant } from "../../ui/Button.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import type { ShareWords } from "../../ui/use-share.ts";
import { WhatsAppButton } from "../enquiry/WhatsAppButton.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** A control's label and action, ready to render. */
export type ControlData = { label: string } & (
  | { kind: "none" }
  | { kind: "log" | "alert"; message: string }
  | ({ kind: "share"; message: string; path?: string | undefined } & ShareWords)
  | { kind: "print"; path: string; refused: string }
  | { kind: "link"; href: string }
  | { kind: "whatsapp"; message: string }
  | { kind: "download"; href: string; fileName: string }
);

export interface ControlProps {
  control: ControlData;
  variant?: Exclude<ButtonVariant, "whatsapp">;
  isSlim?: boolean;
  icon?: Exclude<IconName, "wa">;
  /** A longer name for screen readers; it must start with the label. */
  name?: string | undefined;
}

/**
 * A button whose action is set in control-data.server.ts, and its words in content/en/controls.yaml. Without scripts, only
 * links work. Only what opens WhatsApp has its mark.
 */
export function Control({ control, icon, name, ...look }: ControlProps) {
  const children = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{control.label}</span>
    </>
  );
  const button = { ...look, "aria-label": name, children };
  switch (control.kind) {
    case "none":
      return <Button {...button} />;
    case "log":
      return <Button {...button} onClick={() => console.log(control.message)} />;
    case "alert":
      return <Button {...button} onClick={() => alert(control.message)} />;
    case "share": {
      const { message, path, copied, selected } = control;
      return <ShareButton {...button} {...{ message, path, copied, selected }} />;
    }
    case "print":
      return <PrintButton {...button} path={control.path} refused={control.refused} />;
    case "link":
      return <ButtonLink {...button} href={control.href} />;
    case "whatsapp":
      return (
        <WhatsAppButton
          message={control.message}
          label={control.label}
          name={name ?? control.label}
          isSlim={look.isSlim}
        />
      );
    case "download":
      return <ButtonLink {...button} href={control.href} download={control.fileName} />;
  }
}
