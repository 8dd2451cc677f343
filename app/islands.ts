/** The parts of pages that are hydrated, by name. Each is fetched only where it stands (docs/decisions/0002). */
export const islands = {
  catalogue: () => import("./routes/products/Catalogue").then(({ Catalogue }) => Catalogue),
  application: () => import("./routes/distributors/ApplicationForm").then(({ ApplicationForm }) => ApplicationForm),
  message: () => import("./routes/contact/MessageForm").then(({ MessageForm }) => MessageForm),
};

export type IslandName = keyof typeof islands;
/** The component of an island. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
