import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { SeeSlip } from "./SeeSlip.tsx";

interface PutButtonProps {
  label: string;
  /** A longer name for screen readers; it starts with the label. */
  name: string;
  /** The label of the button that opens the slip. */
  see: string;
  /** Puts something on the slip. `pressed` is the id of this button (store.ts). */
  put: (pressed: string) => void;
}

/** A button that puts something on the slip. After a press, a button that opens the slip follows. */
export function PutButton({ label, name, see, put }: PutButtonProps) {
  const id = useId();
  return (
    <>
      <Button id={id} data-wakes="" variant="line" isSlim onClick={() => put(id)} aria-label={name}>
        {label}
      </Button>
      <SeeSlip after={id}>{see}</SeeSlip>
    </>
  );
}
