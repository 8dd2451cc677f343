import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import type { DishProps } from "../recipes/additions.ts";
import { SeeSlip } from "./SeeSlip.tsx";
import { useSlipStore } from "./store.ts";

/** The button that puts a dish for a number of people on the slip. */
export function PutDish({ own, slug, people, lines, label }: DishProps<{ see: string }>) {
  const id = useId();
  const store = useSlipStore();
  return (
    <>
      <Button id={id} isSlim data-wakes="" onClick={() => store.putDish(slug, people, lines, id)}>
        {label}
      </Button>
      <SeeSlip after={id}>{own.see}</SeeSlip>
    </>
  );
}
