import { type ComponentProps, type ComponentType, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { PageContext } from "../page-context";
import { JsonScript } from "../ui/JsonScript";

/** app/islands.ts, which stands above, adds its islands to this type. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface IslandRegistry {}

export type IslandName = keyof IslandRegistry;
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<IslandRegistry[Name]["component"]>>;
type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  /** The component that app/islands.ts has under this name. */
  component: IslandComponent<Name>;
  /** Plain data: it is sent to the browser as JSON. */
  props: IslandProps<Name>;
  className?: string | undefined;
}

/**
 * A part of a page that browsers hydrate; the rest of the page stays static HTML. Its markup is complete without
 * scripts. It is rendered as a root of its own, as in the browser, with the props beside it.
 */
export function Island<Name extends IslandName>({ name, component, props, className }: IslandElementProps<Name>) {
  const id = useId();
  const page = use(PageContext);
  const Component = component as ComponentType<object>; // Its props are those of its name.
  const html = renderToString(
    <PageContext value={page}>
      <Component {...props} />
    </PageContext>,
    { identifierPrefix: id },
  );
  return (
    <>
      <div
        id={id}
        className={className}
        data-island={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML that React rendered for the island
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <JsonScript type="application/json" value={props} />
    </>
  );
}
