import { Button } from "../../ui/Button.tsx";
import type { useShare } from "../../ui/use-share.ts";
import type { PackingListWords } from "./words.ts";

interface ShareListProps {
  own: PackingListWords;
  /** The slip's URL. */
  link: string;
  share: ReturnType<typeof useShare>["share"];
}

/** Shares the slip's URL with somebody else; it sends no order. */
export function ShareList({ own, link, share }: ShareListProps) {
  return (
    <Button
      variant="line"
      isSlim
      onClick={() => share({ text: own.shareText, url: link }, { copied: own.linkCopied, selected: own.linkSelected })}
    >
      {own.share}
    </Button>
  );
}
