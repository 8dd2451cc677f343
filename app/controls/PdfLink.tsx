import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { ButtonLink } from "../ui/Button";
import styles from "./Control.module.css";
import { saveFile, shareFile, sharesFiles } from "./share";

/** The words of a link to a PDF. */
export interface PdfWords {
  /** After a click: what to do if the browser saved nothing, which a page cannot detect. */
  saving: string;
  /** The plain link, without download. */
  open: string;
}

/** The words for sharing the file. */
export interface PdfShareWords {
  fetching: string;
  /** The file is fetched, but the browser allows a share sheet only right after a click, so it asks for another one. */
  ready: string;
}

interface PdfLinkProps extends PdfWords, Omit<ComponentProps<typeof ButtonLink>, "onClick" | "download"> {
  href: string;
  /** The name of the saved file. */
  fileName: string;
  /** If set, a tap on a phone opens the share sheet with the file. */
  share?: PdfShareWords | undefined;
}

/** A link that downloads or shares a PDF, and a plain link for browsers that do neither. */
export function PdfLink({ href, fileName, saving, open, share, ...link }: PdfLinkProps) {
  const [status, setStatus] = useState("");
  const request = useRef<{ pdf: Promise<Blob | undefined>; abort: () => void }>(undefined);
  /** The fetched file, so that it is fetched only once. */
  const pdf = useRef<Blob>(undefined);
  const isPressed = useRef(false);

  const fetchPdf = () => {
    const controller = new AbortController();
    request.current ??= { pdf: fetchBlob(href, controller.signal), abort: () => controller.abort() };
    return request.current.pdf;
  };
  /** Aborts the request: the finger scrolled, or the request failed. */
  const forget = () => {
    request.current?.abort();
    request.current = undefined;
  };

  const press = async (event: MouseEvent) => {
    // With a modifier key, it behaves like any other link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!share || !sharesFiles()) return setStatus(saving);
    event.preventDefault();
    if (isPressed.current) return;
    isPressed.current = true;
    const wasThere = pdf.current !== undefined;
    if (!wasThere) setStatus(share.fetching);
    pdf.current ??= await fetchPdf();
    if (!pdf.current) {
      forget();
      setStatus("");
      location.assign(href); // As a navigation, it shows the browser's error or the offline page.
    } else if (await shareFile(pdf.current, fileName)) setStatus("");
    else if (!wasThere) setStatus(share.ready);
    else {
      saveFile(pdf.current, fileName);
      setStatus(saving);
    }
    isPressed.current = false;
  };

  return (
    <>
      <ButtonLink
        {...link}
        href={href}
        download={fileName}
        // Browsers open a share sheet only soon after the click, so start fetching before it.
        onPointerDown={({ button }) => {
          if (share && button === 0 && sharesFiles()) void fetchPdf();
        }}
        onPointerCancel={() => {
          if (!isPressed.current && !pdf.current) forget();
        }}
        onClick={press}
      />
      <span className={styles.status} role="status">
        {status}
      </span>
      <a className={styles.plain} href={href} hidden={!share && !status}>
        {open}
      </a>
    </>
  );
}

/** The file, or undefined if it cannot be fetched. */
async function fetchBlob(href: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(href, { signal });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
