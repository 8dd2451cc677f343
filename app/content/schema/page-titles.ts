import type { PageName } from "../../site/pages.ts";

/** The titles of the pages in the studio: of their forms, and as destinations of buttons. */
export const pageTitles = {
  home: { en: "Home", hi: "पहला पन्ना" },
  about: { en: "About", hi: "हमारी कहानी" },
  products: { en: "Products", hi: "मसाले" },
  distributors: { en: "Distributors", hi: "डिस्ट्रीब्यूटर" },
  recipes: { en: "Recipes", hi: "रसोई" },
  contact: { en: "Contact", hi: "संपर्क" },
  "not-found": { en: "Not found", hi: "पन्ना नहीं मिला" },
  offline: { en: "Offline", hi: "नेटवर्क नहीं" },
} satisfies Record<PageName, { en: string; hi: string }>;
