import { useSlipData } from "./slip-context.ts";
import { useSlip, useSlipStore } from "./store.ts";
import { TextButton } from "./TextButton.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";

/** What the last change took away or replaced, and a button that undoes it. */
export function PutBack({ notice }: { notice: string }) {
  const { words } = useSlipData();
  const store = useSlipStore();
  const keepFocus = useKeepFocus();
  const canPutBack = useSlip(({ before }) => before !== undefined);
  return (
    <>
      <span>{notice}</span>{" "}
      {canPutBack ? (
        <TextButton data-put-back="" onClick={() => keepFocus(store.putBack)}>
          {words.putBack}
        </TextButton>
      ) : null}
    </>
  );
}
