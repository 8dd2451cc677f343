import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import type { SpicesProps } from "../recipes/additions.ts";
import { SeeSlip } from "./SeeSlip.tsx";
import { useSlipStore } from "./store.ts";

interface OwnProps {
  label: string;
  /** The label of the button that opens the slip. */
  see: string;
  /** The ids of the products' smallest packs, by product. */
  packs: Readonly<Record<string, string>>;
}

/** The button of a recipe that puts its spices on the slip, in their smallest packs, unless we sell none of them. */
export function PutSpices({ own, spices, nameOf, className }: SpicesProps<OwnProps>) {
  const id = useId();
  const store = useSlipStore();
  if (!spices.some((spice) => own.packs[spice])) return null;
  const choices = spices.map((spice) => `${spice}.${own.packs[spice] ?? "any"}`);
  return (
    <div className={className} data-needs-script="">
      <Button
        id={id}
        data-wakes=""
        variant="line"
        isSlim
        onClick={() => store.addMissing(choices, id)}
        aria-label={nameOf(own.label)}
      >
        {own.label}
      </Button>
      <SeeSlip after={id}>{own.see}</SeeSlip>
    </div>
  );
}
