import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** A function that makes screen readers say a text. */
export const useAnnounce = (): Announce => use(AnnounceContext);

/** Announces a text when it changes. The first one is read with the page, so it is not announced, nor is an empty one. */
export function useAnnouncement(text: string): void {
  const announce = useAnnounce();
  const announced = useRef(text);
  useEffect(() => {
    if (text && text !== announced.current) announce(text);
    announced.current = text;
  }, [text, announce]);
}

/**
 * The live region of an island or a dialog, in which all its parts announce: what is announced together replaces each
 * other instead of queueing up. It is in the document only while it is needed, so that a page does not have dozens.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback((announced: string) => {
    clearTimeout(timer.current);
    // Screen readers announce changes of a region that they know, so it is empty at first. Later, its text would only
    // be read a second time by those who read on.
    setText("");
    timer.current = setTimeout(() => {
      setText(announced);
      timer.current = setTimeout(setText, 10_000, undefined);
    }, 150);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {text === undefined ? null : (
        <p className="visually-hidden" role="status">
          {text}
        </p>
      )}
    </AnnounceContext>
  );
}
