import type { PackingListWords } from "../../content/schema/packing-list.ts";
import { Button } from "../../ui/Button.tsx";
import type { ShareLinkProps } from "../slip/additions.ts";

/** Shares the slip's URL with somebody else; it sends no order. */
export function ShareList({ own, link, share }: ShareLinkProps<PackingListWords>) {
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
