import { type ComponentProps, type MouseEvent, use, useState } from "react";
import { PageContext } from "../../site/page-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { TextToCopy } from "../../ui/TextToCopy.tsx";
import styles from "./Control.module.css";

interface PrintButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** The path of what is printed. */
  path: string;
  /** Said with the address where the browser cannot print. */
  refused: string;
}

/**
 * Prints the card in which it stands, and nothing else (styles/print.css). Browsers inside apps print nothing and do not
 * say so: then it offers the address, to open it in another browser.
 */
export function PrintButton({ path, refused, ...button }: PrintButtonProps) {
  const { address } = use(PageContext);
  const [isRefused, setIsRefused] = useState(false);
  useAnnouncement(isRefused ? refused : "");
  const printCard = ({ currentTarget }: MouseEvent) => {
    setIsRefused(false); // Otherwise a second refusal would not be announced, nor the address selected again.
    const card = currentTarget.closest("article");
    const end = () => card?.removeAttribute("data-pressed-to-print");
    card?.setAttribute("data-pressed-to-print", "");
    addEventListener("afterprint", end, { once: true });
    // Safari begins to print some time after the call.
    const refuse = setTimeout(() => {
      setIsRefused(true);
      end();
    }, 1000);
    addEventListener(
      "beforeprint",
      () => {
        clearTimeout(refuse);
        setIsRefused(false);
      },
      { once: true },
    );
    window.print?.();
  };
  return (
    <>
      <Button {...button} onClick={printCard} data-needs-script="" />
      {isRefused ? (
        <>
          <span className={styles.status}>{refused}</span>
          <TextToCopy label={refused} text={address + path} />
        </>
      ) : null}
    </>
  );
}
