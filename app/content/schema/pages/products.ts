import { expected } from "../../problems.ts";
import { sortOrders } from "../../sort-orders.ts";
import { group, listOf, picture, template, texts, wordsFor } from "../fields.ts";
import { categories } from "../options.ts";
import { page, point, section } from "../page-fields.ts";

/** pages/products.yaml: the words of the page. */
export const productsSchema = page({
  catalogue: group("मसालों के कार्ड", {
    name: {
      label: "नाम",
      en: "The name of the catalogue, for screen readers.",
      hi: "मसालों की सूची का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    search: { label: "खोज", en: "The label of the search box.", hi: "खोज के ऊपर का शब्द।" },
    suggestions: texts(
      {
        label: "सुझाव",
        en: "Words that the search box suggests; words that find no product are left out.",
        hi: "जो शब्द खोज सुझाए; जिनसे कोई मसाला न मिले, वे नहीं दिखते।",
      },
      "शब्द",
    ),
    category: { label: "किस्म", en: "The label of the category filter.", hi: "किस्म के ऊपर का शब्द।" },
    categories: wordsFor("किस्में", ["all", ...categories], { en: "The category's name.", hi: "किस्म का नाम।" }),
    sort: { label: "क्रम", en: "The label of the sort selector.", hi: "क्रम के ऊपर का शब्द।" },
    sorts: wordsFor("क्रम के नाम", sortOrders, { en: "The order's name.", hi: "क्रम का नाम।" }),
    count: group("गिनती", {
      one: template(
        { label: "एक हो तो", en: "The count when one product is shown.", hi: "गिनती, जब एक ही मसाला दिखे।" },
        ["shown", "all"],
      ),
      other: template(
        { label: "कई हों तो", en: "The count for any other number.", hi: "गिनती, जब एक भी न दिखे या कई दिखें।" },
        ["shown", "all"],
      ),
    }),
    activeSearch: template(
      { label: "खोजा गया शब्द", en: "The badge with the text that was searched for.", hi: "खोजे गए शब्द का लेबल।" },
      ["query"],
    ),
    activeCategory: template(
      { label: "चुनी हुई किस्म", en: "The badge with the chosen category.", hi: "चुनी हुई किस्म का लेबल।" },
      ["category"],
    ),
    removeFilter: template(
      { label: "एक लेबल हटाएँ", en: "The name of a badge's close button.", hi: "लेबल हटाने वाले बटन का नाम।" },
      ["filter"],
    ),
    clearAll: { label: "सब हटाएँ", en: "The button that clears the filters.", hi: "खोज और किस्म, सब हटाने वाला बटन।" },
    emptyTitle: { label: "कुछ न मिले: शीर्षक", en: "The title when nothing matches.", hi: "कुछ न मिलने पर शीर्षक।" },
    emptyText: { label: "कुछ न मिले: वाक्य", en: "The advice when nothing matches.", hi: "कुछ न मिलने पर सलाह।" },
    clear: {
      label: "कुछ न मिले: बटन",
      en: "The button below that advice, which clears the filters.",
      hi: "कुछ न मिलने पर बटन।",
    },
    withoutScript: {
      label: "न चले, तब के शब्द",
      en: "Shown when scripts are off and search cannot work.",
      hi: "तब दिखता है, जब ब्राउज़र में JavaScript बंद हो और खोज न चले।",
    },
  }),
  why: section("शिवनाथ ही क्यों", {
    reasons: listOf(4, { label: "वजहें", en: "Four reasons.", hi: "चार वजहें।" }, point("वजह")),
  }),
  bulk: group("थोक", {
    label: { label: "छोटे शब्द", en: "The label.", hi: "छोटे शब्द।" },
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "The label in Hindi.", hi: "वही शब्द हिंदी में।" },
    title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
    lead: { label: "शीर्षक के नीचे के शब्द", en: "One sentence.", hi: "एक वाक्य।" },
    call: template(
      { label: "फ़ोन करें", en: "The line with our number, which is a link.", hi: "हमारे नंबर की लाइन; नंबर ख़ुद लिंक है।" },
      ["phone"],
    ).refine((line) => line.split("{phone}").length === 2, { error: expected("phoneOnce") }),
    picture: picture("scene", {
      label: "फ़ोटो",
      en: "The picture of the packs; it is also on the front of the catalogue as a PDF.",
      hi: "पैक की फ़ोटो; सूची-पत्र की PDF के पहले पन्ने पर भी यही रहती है।",
    }),
  }),
});
