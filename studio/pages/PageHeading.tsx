import { useEffect, useRef } from "react";
import { useStudio } from "../studio-context.ts";

/** The heading of a page, which names the tab too. It takes the focus of the link that led here and is gone. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { words } = useStudio();
  useEffect(() => {
    document.title = `${children} · ${words.studio}`;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [children, words]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
