import { type ComponentProps, type ComponentType, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { PageContext } from "../site/page-context.ts";
import { JsonScript } from "../ui/JsonScript.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";

/**
 * app/island-registry.ts adds its islands here by declaration merging, because this folder may not import that file.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface IslandRegistry {}

export type IslandName = keyof IslandRegistry;
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<IslandRegistry[Name]>>;
type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>;

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  /** The component that app/island-registry.ts loads under this name. */
  component: IslandComponent<Name>;
  /** Sent to the browser as JSON. */
  props: IslandProps<Name>;
  className?: string | undefined;
}

/**
 * A part of a page that browsers hydrate; the rest of the page stays static HTML. It is rendered as a React root of its
 * own, as `hydrateRoot` expects it in the browser, with its props as JSON after it. It must be usable without scripts.
 */
export function Island<Name extends IslandName>({ name, component, props, className }: IslandElementProps<Name>) {
  const id = useId();
  const page = use(PageContext);
  const Component = component as ComponentType<object>; // Its props are those of its name.
  const html = renderToString(
    <PageContext value={page}>
      <LiveRegion>
        <Component {...props} />
      </LiveRegion>
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
