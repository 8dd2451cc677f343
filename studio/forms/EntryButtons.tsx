import { useStudio } from "../studio-context.ts";

interface EntryButtonsProps {
  title: string;
  index: number;
  length: number;
  onMove: (to: number) => void;
  /** Undefined if the entry must stay. */
  onTakeOut?: (() => void) | undefined;
}

/** Moves an entry of a list, or takes it out. */
export function EntryButtons({ title, index, length, onMove, onTakeOut }: EntryButtonsProps) {
  const { words } = useStudio();
  const actions = [
    { label: words.up, sign: "↑", act: index > 0 && (() => onMove(index - 1)) },
    { label: words.down, sign: "↓", act: index < length - 1 && (() => onMove(index + 1)) },
    { label: words.takeOut, sign: "✕", act: onTakeOut },
  ];
  return (
    <p className="entry-buttons">
      {actions.map(
        ({ label, sign, act }) =>
          act && (
            <button
              key={sign}
              type="button"
              aria-label={`${label}: ${title}`}
              onClick={({ currentTarget }) => {
                const { parentElement } = currentTarget;
                const list = currentTarget.closest("fieldset");
                act();
                // A button that was moved or taken out loses its focus: for those who press the next one by keyboard.
                requestAnimationFrame(() => {
                  const places = [currentTarget, ...(parentElement?.querySelectorAll("button") ?? []), list];
                  places.find((place) => place?.isConnected)?.focus();
                });
              }}
            >
              {sign}
            </button>
          ),
      )}
    </p>
  );
}
