import { type ReactNode, useEffect, useState } from "react";
import { useStudio } from "../studio-context.ts";
import { SentencePage } from "./SentencePage.tsx";
import { Failure } from "./SignIn.tsx";

/** A page that is shown once the newest content is read: what is changed in it is merged from there. */
export function Newest({ children }: { children: ReactNode }) {
  const { words, refresh } = useStudio();
  const [opened, setOpened] = useState<{ failure?: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    refresh().then(
      () => setOpened({}),
      (failure) => setOpened({ failure }),
    );
  }, []);
  if (!opened) return <SentencePage role="status">{words.opening}</SentencePage>;
  if (!opened.failure) return children;
  return (
    <SentencePage role="alert">
      <Failure error={opened.failure} onSignedIn={() => location.reload()} />
    </SentencePage>
  );
}
