import type { ComponentType } from "react";

interface IslandProps<Props extends object> {
  /** The island's name in the registry of `entry.client.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  props: Props;
}

/**
 * A part of a page that comes alive in the browser; the rest of the page stays HTML. The markup is
 * complete without a script, and the props travel beside it for hydration.
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; nothing in it can end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
