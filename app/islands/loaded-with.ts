/** Loads an island's files at the same time as others that it needs, and fails if one of them does. */
export const loadedWith =
  (...others: readonly (() => Promise<unknown>)[]) =>
  <Component>(component: () => Promise<Component>) =>
  async () => {
    const [loaded] = await Promise.all([component(), ...others.map((load) => load())]);
    return loaded;
  };
