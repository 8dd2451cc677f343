import { type ComponentProps, useState } from "react";
import { ButtonLink } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import styles from "./Control.module.css";

/** The words of a link to a PDF. */
export interface PdfWords {
  /** After a click: what to do if the browser saved nothing, which a page cannot detect. */
  saving: string;
  /** The label of the link without `download`, for browsers that save nothing, such as those inside apps. */
  open: string;
}

interface PdfLinkProps extends PdfWords, ComponentProps<typeof ButtonLink> {
  href: string;
  /** The name of the saved file. */
  fileName: string;
}

/** A link that downloads a PDF. After a click, a plain link to it follows. */
export function PdfLink({ href, fileName, saving, open, ...link }: PdfLinkProps) {
  const [isClicked, setIsClicked] = useState(false);
  useAnnouncement(isClicked ? saving : "");
  return (
    <>
      <ButtonLink {...link} href={href} download={fileName} onClick={() => setIsClicked(true)} />
      {isClicked ? (
        <>
          <span className={styles.status}>{saving}</span>
          <a className={styles.plain} href={href}>
            {open}
          </a>
        </>
      ) : null}
    </>
  );
}
