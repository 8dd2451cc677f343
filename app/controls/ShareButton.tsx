import { type ComponentProps, useState } from "react";
import { Button } from "../ui/Button";
import { TextToCopy } from "../ui/TextToCopy";
import styles from "./Control.module.css";
import { type ShareResult, share } from "./share";

/** What a share button says when it cannot open the share sheet. */
export interface ShareWords {
  copied: string;
  /** The browser does not let us copy either; the address is selected. */
  selected: string;
}

interface ShareButtonProps extends ShareWords, Omit<ComponentProps<typeof Button>, "onClick"> {
  /** The text before the address. */
  message: string;
  /** What to share; this page by default. */
  path?: string | undefined;
}

/** Shares an address: by the phone's share sheet, by copying it, or as text to copy by hand. */
export function ShareButton({ message, path, copied, selected, ...button }: ShareButtonProps) {
  const [shared, setShared] = useState<{ url: string; result: ShareResult }>();
  const onClick = async () => {
    setShared(undefined); // So that the same words are announced again, and the address is selected again.
    const { href: url } = new URL(path ?? location.href, location.href);
    setShared({ url, result: await share(message, url) });
  };
  const status = { shared: "", copied, refused: selected };
  return (
    <>
      <Button {...button} onClick={onClick} data-needs-script="" />
      <span className={styles.status} role="status">
        {shared ? status[shared.result] : ""}
      </span>
      {shared?.result === "refused" ? <TextToCopy label={selected} text={shared.url} /> : null}
    </>
  );
}
