import { type ComponentProps, useState } from "react";
import { Button } from "../ui/Button";
import { useAnnouncement } from "../ui/LiveRegion";
import { TextToCopy } from "../ui/TextToCopy";
import styles from "./Control.module.css";
import { type ShareResult, share } from "./share";

/** The status when the share sheet cannot be opened. */
export interface ShareWords {
  copied: string;
  /** The clipboard is blocked as well, and the address is shown and selected. */
  selected: string;
}

interface ShareButtonProps extends ShareWords, Omit<ComponentProps<typeof Button>, "onClick"> {
  /** The text before the address. */
  message: string;
  /** What to share; this page by default. */
  path?: string | undefined;
}

/** Shares an address with the share sheet, or copies it, or shows it to copy by hand. */
export function ShareButton({ message, path, copied, selected, ...button }: ShareButtonProps) {
  const [shared, setShared] = useState<{ url: string; result: ShareResult }>();
  const onClick = async () => {
    setShared(undefined); // Otherwise the same status is not announced, nor the address selected, a second time.
    const { href: url } = new URL(path ?? location.href, location.href);
    setShared({ url, result: await share(message, url) });
  };
  const status = shared ? { shared: "", copied, refused: selected }[shared.result] : "";
  useAnnouncement(status);
  return (
    <>
      <Button {...button} onClick={onClick} data-needs-script="" />
      <span className={styles.status}>{status}</span>
      {shared?.result === "refused" ? <TextToCopy label={selected} text={shared.url} /> : null}
    </>
  );
}
