/** The hydrated parts of pages, by name. Each is loaded only on the page that contains it (docs/decisions/0001). */
export const islands = {
  catalogue: () => import("./routes/products/Catalogue").then(({ Catalogue }) => Catalogue),
  application: () => import("./routes/distributors/ApplicationForm").then(({ ApplicationForm }) => ApplicationForm),
  message: () => import("./routes/contact/MessageForm").then(({ MessageForm }) => MessageForm),
};
