import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorView } from "../ui/ErrorView";

/** Hydrates the island in `element`. The next element contains its props as JSON; `fetched` are those of its file. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  errorTitle: string,
  fetched: object = {},
): void {
  const embedded = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object; // Written by Island.tsx.
  const props = { ...embedded, ...fetched };
  const initialHtml = element.innerHTML;
  // When an error is reported, React has removed the fields, but what was typed is still in them.
  const initialFields = fieldsIn(element);
  // A transition gives way to the visitor every few milliseconds; otherwise all of the island is one task.
  startTransition(() => {
    const root = hydrateRoot(element, <Island {...props} />, {
      identifierPrefix: element.dataset.island ?? "",
      // The error view stands above the HTML as the server sent it, which is still readable.
      onUncaughtError: (error) => {
        console.error(error);
        root.render(
          <>
            <ErrorView title={errorTitle} error={error} />
            <div
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by the build
              dangerouslySetInnerHTML={{ __html: initialHtml }}
              ref={(restored) => copyAnswers(initialFields, restored ? fieldsIn(restored) : [])}
            />
          </>,
        );
      },
    });
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsIn(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>("input, select, textarea")];
}

/** Copies what was typed, chosen and ticked to the same fields of another copy of the HTML. */
function copyAnswers(from: readonly Field[], to: readonly Field[]): void {
  for (const [index, field] of to.entries()) {
    const answered = from[index];
    if (!answered) continue;
    field.value = answered.value;
    if ("checked" in field && "checked" in answered) field.checked = answered.checked;
  }
}
