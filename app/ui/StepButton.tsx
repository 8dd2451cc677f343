import type { ComponentProps } from "react";
import { Drawing } from "./Drawing.tsx";
import styles from "./StepButton.module.css";

const signs = { less: "M5 12h14", more: "M5 12h14M12 5v14" };

interface StepButtonProps extends Omit<ComponentProps<"button">, "type" | "className" | "children"> {
  sign: keyof typeof signs;
}

/** The plate with − or + beside a number. */
export function StepButton({ sign, ...props }: StepButtonProps) {
  return (
    <button type="button" className={`${styles.step} icon-button`} {...props}>
      <Drawing line={signs[sign]} />
    </button>
  );
}
