import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { ButtonLink } from "../ui/Button";
import styles from "./Control.module.css";
import { saveFile, shareFile, sharesFiles } from "./share";

/** What a link to a PDF says. */
export interface PdfWords {
  /** After a press: what to do if the browser saves nothing. No page can know whether it did. */
  saving: string;
  /** The plain link. */
  open: string;
}

/** What it says where it shares the file. */
export interface PdfShareWords {
  fetching: string;
  /** The file is there, but the browser allows a share sheet only right after a press. */
  ready: string;
}

interface PdfLinkProps extends PdfWords, Omit<ComponentProps<typeof ButtonLink>, "onClick" | "download"> {
  href: string;
  /** What the file is called. */
  fileName: string;
  /** On a phone, a press opens the share sheet with the file. */
  share?: PdfShareWords | undefined;
}

/** A link that downloads a PDF or shares it, and a plain link that opens it where the browser does neither. */
export function PdfLink({ href, fileName, saving, open, share, ...link }: PdfLinkProps) {
  const [status, setStatus] = useState("");
  const request = useRef<{ pdf: Promise<Blob | undefined>; abort: () => void }>(undefined);
  /** The fetched file, which is never fetched again. */
  const pdf = useRef<Blob>(undefined);
  const isPressed = useRef(false);

  const fetchPdf = () => {
    const controller = new AbortController();
    request.current ??= { pdf: fetchBlob(href, controller.signal), abort: () => controller.abort() };
    return request.current.pdf;
  };
  /** When the finger began to scroll, or after an error. */
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
      location.assign(href); // It opens like a page, which says why it cannot be read.
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
        // The share sheet must open soon after the press, so the file is fetched while the finger is still down.
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
