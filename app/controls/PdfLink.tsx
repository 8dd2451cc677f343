import { type ComponentProps, type MouseEvent, useRef, useState } from "react";
import { ButtonLink } from "../ui/Button";
import { useAnnouncement } from "../ui/LiveRegion";
import styles from "./Control.module.css";
import { saveFile, shareFile, sharesFiles } from "./share";

/** The words of a link to a PDF. */
export interface PdfWords {
  /** After a click: what to do if the browser saved nothing, which a page cannot detect. */
  saving: string;
  /** The label of the fallback link, which has no `download` attribute. */
  open: string;
}

/** The words for sharing the file. */
export interface PdfShareWords {
  fetching: string;
  /**
   * Asks for another click: the file was fetched too late, as a share sheet needs a recent click (transient
   * activation).
   */
  ready: string;
}

interface PdfLinkProps extends PdfWords, Omit<ComponentProps<typeof ButtonLink>, "onClick" | "download"> {
  href: string;
  /** The name of the saved file. */
  fileName: string;
  /** A longer name of the plain link for screen readers. */
  openName?: string | undefined;
  /** If set, a tap on a phone opens the share sheet with the file. */
  share?: PdfShareWords | undefined;
}

/** A link that downloads or shares a PDF, and a plain link for browsers that do neither. */
export function PdfLink({ href, fileName, saving, open, openName, share, ...link }: PdfLinkProps) {
  const [status, setStatus] = useState("");
  useAnnouncement(status);
  const request = useRef<{ pdf: Promise<Blob | undefined>; abort: () => void }>(undefined);
  /** The fetched file, so that it is fetched only once. */
  const fetchedPdf = useRef<Blob>(undefined);
  const isHandlingClick = useRef(false);

  const fetchPdf = () => {
    const controller = new AbortController();
    request.current ??= { pdf: fetchBlob(href, controller.signal), abort: () => controller.abort() };
    return request.current.pdf;
  };
  /** Aborts the request, because the visitor scrolls or it has failed. The next press starts a new one. */
  const abortRequest = () => {
    request.current?.abort();
    request.current = undefined;
  };

  const onClick = async (event: MouseEvent) => {
    // With a modifier key, it behaves like any other link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!share || !sharesFiles()) return setStatus(saving);
    event.preventDefault();
    if (isHandlingClick.current) return;
    isHandlingClick.current = true;
    const wasFetched = fetchedPdf.current !== undefined;
    if (!wasFetched) setStatus(share.fetching);
    fetchedPdf.current ??= await fetchPdf();
    if (!fetchedPdf.current) {
      abortRequest();
      setStatus("");
      location.assign(href); // As a navigation, it shows the browser's error or the offline page.
    } else if (await shareFile(fetchedPdf.current, fileName)) setStatus("");
    else if (!wasFetched) setStatus(share.ready);
    else {
      saveFile(fetchedPdf.current, fileName);
      setStatus(saving);
    }
    isHandlingClick.current = false;
  };

  return (
    <>
      <ButtonLink
        {...link}
        href={href}
        download={fileName}
        // The share sheet needs a recent click (transient activation), so start fetching before the click.
        onPointerDown={({ button }) => {
          if (share && button === 0 && sharesFiles()) void fetchPdf();
        }}
        onPointerCancel={() => {
          if (!isHandlingClick.current && !fetchedPdf.current) abortRequest();
        }}
        onClick={onClick}
      />
      <span className={styles.status}>{status}</span>
      <a className={styles.plain} href={href} hidden={!share && !status} aria-label={openName}>
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
