/**
 * What the components of a feature get in another room, by the feature's name: its own part of that room's build. Only
 * the component of a name knows what it is: `never` fits whatever its props say.
 */
export type Additions = Readonly<Record<string, never>>;

/** What features add to a room (its registry.server.ts). */
export const additionsFrom = <From>(
  registry: Readonly<Record<string, (from: From) => object>>,
  from: From,
): Additions => Object.fromEntries(Object.entries(registry).map(([name, own]) => [name, own(from) as never]));

/** The components of a slot (a room's registry.ts) that have something to show, each with what it gets. */
export const partsOf = <Part>(slot: Readonly<Record<string, Part>>, additions: Additions = {}) =>
  Object.entries(additions).flatMap(([name, own]) => {
    const part = slot[name];
    return part ? [{ name, part, own }] : [];
  });
