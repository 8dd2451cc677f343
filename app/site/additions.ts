/**
 * The props of components that features add to another room, by the feature's name. Only the component knows their type:
 * `never` fits all types.
 */
export type Additions = Readonly<Record<string, never>>;

/** Makes the props of a room's additions, with its registry.server.ts. */
export const additionsFrom = <From>(
  registry: Readonly<Record<string, (from: From) => object>>,
  from: From,
): Additions => Object.fromEntries(Object.entries(registry).map(([name, own]) => [name, own(from) as never]));

/** The components of a slot (a room's registry.ts) for which there are props, each with its own. */
export const partsOf = <Part>(slot: Readonly<Record<string, Part>>, additions: Additions = {}) =>
  Object.entries(additions).flatMap(([name, own]) => {
    const part = slot[name];
    return part ? [{ name, part, own }] : [];
  });
