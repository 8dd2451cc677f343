import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, type PageFacts } from "../page-context";
import { ErrorView } from "../ui/ErrorView";

/**
 * Hydrates the island in `element` with these props.
 *
 * @returns once its first effects have run
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageFacts,
): Promise<void> {
  const initialHtml = element.innerHTML;
  // Once an error has removed the fields, what was typed is still in them.
  const initialFields = fieldsIn(element);
  // The error view stands above the HTML as the server sent it, which is still readable.
  const fallback = (error: unknown) => (
    <>
      <ErrorView title={page.errorTitle} error={error} />
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by the build
        dangerouslySetInnerHTML={{ __html: initialHtml }}
        ref={(restored) => copyAnswers(initialFields, restored ? fieldsIn(restored) : [])}
      />
    </>
  );
  return new Promise((resolve) => {
    // In a transition, React lets the visitor's taps and keys go first.
    startTransition(() => {
      hydrateRoot(
        element,
        <PageContext value={page}>
          <Hydrated onHydrated={resolve}>
            <ErrorBoundary fallback={fallback}>
              <Island {...props} />
            </ErrorBoundary>
          </Hydrated>
        </PageContext>,
        { identifierPrefix: element.id },
      );
    });
  });
}

/** Its effect runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
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
