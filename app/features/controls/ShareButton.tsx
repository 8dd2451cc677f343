import { type ComponentProps, use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import { TextToCopy } from "../../ui/TextToCopy.tsx";
import { type ShareWords, useShare } from "../../ui/use-share.ts";
import styles from "./Control.module.css";

interface ShareButtonProps extends ShareWords, Omit<ComponentProps<typeof Button>, "onClick"> {
  /** The text before the address. */
  message: string;
  /** The path of what is shared; this page by default. */
  path?: string | undefined;
}

/** Shares an address with the share sheet, or copies it, or shows it to copy by hand. */
export function ShareButton({ message, path, copied, selected, ...button }: ShareButtonProps) {
  const { address } = use(PageContext);
  const { status, toCopy, share } = useShare();
  const onClick = () => share({ text: message, url: address + (path ?? location.pathname) }, { copied, selected });
  return (
    <>
      <Button {...button} onClick={onClick} data-needs-script="" />
      <span className={styles.status}>{status}</span>
      {toCopy ? <TextToCopy label={selected} text={toCopy} /> : null}
    </>
  );
}
