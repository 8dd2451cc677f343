import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** @param pause how long to wait for another text that replaces this one, in milliseconds */
type Announce = (text: string, pause?: number) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** A function that makes screen readers say a text. */
export const useAnnounce = (): Announce => use(AnnounceContext);

/**
 * Announces a text when it changes, after a pause. The first one is read with the page, so it is not announced, nor is
 * an empty one.
 */
export function useAnnouncement(text: string, pause?: number): void {
  const announce = useAnnounce();
  const announced = useRef(text);
  useEffect(() => {
    if (text && text !== announced.current) announce(text, pause);
    announced.current = text;
  }, [text, pause, announce]);
}

/**
 * The live region of an island, in which all its parts announce: what is announced together replaces each other instead
 * of queueing up. It is in the document only while it is needed, so that a page does not have dozens. While a dialog is
 * open, it is in the dialog, because the rest of the page is inert: screen readers say nothing of it.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<{ text: string; dialog: Element | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>((text, pause = 150) => {
    clearTimeout(timer.current);
    const dialog = document.querySelector("dialog[open]");
    // Screen readers announce changes of a region that they know, so it is empty at first. Later, its text would only
    // be read a second time by those who read on.
    setRegion({ text: "", dialog });
    timer.current = setTimeout(() => {
      setRegion({ text, dialog });
      timer.current = setTimeout(setRegion, 10_000, undefined);
    }, pause);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const element = region ? (
    <p className="visually-hidden" role="status">
      {region.text}
    </p>
  ) : null;
  return (
    <AnnounceContext value={announce}>
      {children}
      {region?.dialog ? createPortal(element, region.dialog) : element}
    </AnnounceContext>
  );
}
