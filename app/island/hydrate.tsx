import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorView } from "../ui/ErrorView";

/** Hydrates the island in `element`. The next element contains its props as JSON; `fetched` are those of its file. */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<{ isHydrated: boolean }>,
  errorTitle: string,
  fetched: object = {},
): void {
  const embedded = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object; // Written by Island.tsx.
  const initialHtml = element.innerHTML;
  // Once an error has removed the fields, what was typed is still in them.
  const initialFields = fieldsIn(element);
  // The error view stands above the HTML as the server sent it, which is still readable.
  const fallback = (error: unknown) => (
    <>
      <ErrorView title={errorTitle} error={error} />
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by the build
        dangerouslySetInnerHTML={{ __html: initialHtml }}
        ref={(restored) => copyAnswers(initialFields, restored ? fieldsIn(restored) : [])}
      />
    </>
  );
  hydrateRoot(
    element,
    <ErrorBoundary fallback={fallback}>
      <Island {...embedded} {...fetched} isHydrated />
    </ErrorBoundary>,
  );
  // For the journeys: once the first effects have run.
  requestAnimationFrame(() => setTimeout(() => element.toggleAttribute("data-hydrated", true)));
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { thrown?: [unknown] }> {
  override state: { thrown?: [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown[0]) : this.props.children;
  }
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
