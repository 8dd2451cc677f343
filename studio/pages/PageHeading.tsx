import { useEffect, useRef } from "react";
import { useStudio } from "../studio-context.ts";
import { titles } from "../words.ts";

/** The heading of a page, which names the tab too. It takes the focus of the link that led here and is gone. */
export function PageHeading({ children = "" }: { children: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = useStudio();
  useEffect(() => {
    document.title = `${children} · ${titles.studio[language]}`;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [children, language]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
