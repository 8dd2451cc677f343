import { type ReactNode, useLayoutEffect, useRef } from "react";

interface ModalProps {
  /** What Escape does. */
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog over the page. One of its elements, which names it, has the id `question`. */
export function Modal({ onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: it ends before the dialog is removed, so that closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not its first button, which the Enter that saved the form would press.
    shown?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      className="question"
      aria-labelledby="question"
      tabIndex={-1}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      {children}
    </dialog>
  );
}
