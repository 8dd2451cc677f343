import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import type { Lines } from "./order.ts";
import { SeeSlip } from "./SeeSlip.tsx";
import { putDishOnSlip } from "./store.ts";

interface PutDishProps {
  own: { see: string };
  slug: string;
  people: number;
  lines: Lines;
  label: string;
}

/** The button that puts a dish for a number of people on the slip. */
export function PutDish({ own, slug, people, lines, label }: PutDishProps) {
  const id = useId();
  return (
    <>
      <Button id={id} isSlim data-wakes="" onClick={() => putDishOnSlip(slug, people, lines, id)}>
        {label}
      </Button>
      <SeeSlip after={id}>{own.see}</SeeSlip>
    </>
  );
}
