import { useEffect, useRef } from "react";

/**
 * Stands at the end of a list that is not shown whole and asks for more when the visitor comes near.
 * Give it a new `key` for each part: it asks once.
 */
export function More({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: "1500px" });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={mark} />;
}
