import { fields } from "../fields.ts";
import { pageMeta } from "../page-fields.ts";

/** pages/offline.yaml: the words of the page. */
export const offlineSchema = fields({
  meta: pageMeta,
  title: "The title.",
  text: "What still works without a network.",
  online: {
    title: "The title if somebody opens this page's address with a network.",
    text: "What the page is for.",
  },
  home: "The link to the home page.",
});
