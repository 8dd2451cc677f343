import { z } from "zod";
import { expected } from "../../content/problems.ts";
import {
  choice,
  fields,
  fieldsOf,
  group,
  type Hint,
  type Label,
  labelled,
  paragraphs,
  template,
  text,
  texts,
  type Words,
} from "../../content/schema/fields.ts";
import { pageTitles } from "../../content/schema/page-titles.ts";
import { type ListedPath, listedPaths, pageNameAt } from "../../site/pages.ts";

const kind = <const Kind extends string>(kind: Kind, hint: Hint) =>
  fieldsOf({ kind: z.literal(kind, { error: expected("choice", { choices: [kind] }) }).meta({ hint }) });

/** Where a control may link to: the pages, and their fragments that exist in every language. */
const destinations = {
  "/products#shelf": { en: "Products: the list", hi: "मसाले: मसालों की सूची" },
  "/distributors#apply": { en: "Distributors: the form", hi: "डिस्ट्रीब्यूटर: फ़ॉर्म" },
  "/distributors#terms": { en: "Distributors: the terms", hi: "डिस्ट्रीब्यूटर: शर्तें" },
  // The cast: Object.fromEntries forgets the keys.
  ...(Object.fromEntries(listedPaths.map((path) => [path, pageTitles[pageNameAt(path)]])) as Record<ListedPath, Label>),
};

/** What a control does. Its words (label, message) are under `words`, because they are translated. */
const action = z
  .discriminatedUnion(
    "kind",
    [
      kind("none", { en: "Does nothing.", hi: "कुछ नहीं करता।" }),
      kind("log", {
        en: "Shows nothing; its message is only for your developer.",
        hi: "पन्ने पर कुछ नहीं दिखाता; संदेश सिर्फ़ साइट सँभालने वालों को दिखता है।",
      }),
      kind("alert", { en: "Shows its message in a box.", hi: "अपना संदेश एक छोटी खिड़की में दिखाता है।" }),
      kind("link", { en: "Opens a page of this site.", hi: "इस साइट का एक पन्ना खोलता है।" }).extend({
        to: choice(destinations, {
          label: { en: "Page", hi: "कौन-सा पन्ना खुले" },
          en: "The page it opens.",
          hi: "कौन-सा पन्ना खुलेगा।",
        }),
      }),
      kind("whatsapp", { en: "Starts a WhatsApp chat with its message.", hi: "अपने संदेश से WhatsApp पर बात शुरू करता है।" }),
      kind("share", { en: "Opens the phone's share sheet.", hi: "फ़ोन का “भेजें” (Share) खोलता है।" }),
      kind("download", {
        en: "Downloads the recipe's sheet; only for download-pdf.",
        hi: "रेसिपी की PDF डाउनलोड करता है; सिर्फ़ “PDF डाउनलोड करें” बटन के लिए।",
      }),
    ],
    { error: expected("actionKind", { kinds: ["none", "log", "alert", "link", "whatsapp", "share", "download"] }) },
  )
  .meta({ hint: { en: "What the button does.", hi: "यह बटन क्या करे।" } });
export type Action = z.infer<typeof action>;

/** The action of a control that has no file to download. */
const plainAction = action.refine(({ kind }) => kind !== "download", {
  path: ["kind"],
  error: expected("kindWithoutDownload"),
});

/** The buttons whose action the family can choose; for the forms' submit button, see `submission`. */
const actions = {
  "shop-now": labelled(
    "अभी ख़रीदें",
    plainAction.refine(({ kind }) => !["log", "alert", "share"].includes(kind), {
      path: ["kind"],
      error: expected("kindWithoutScripts"),
    }),
  ),
  "product-contact": labelled("पूछें (मसाले का बटन)", plainAction),
  "request-bulk-quote": labelled("थोक का भाव पूछें", plainAction),
  "become-distributor": labelled("डिस्ट्रीब्यूटर बनें", plainAction),
  "view-all-products": labelled("सारे मसाले देखें", plainAction),
  "download-pdf": labelled("PDF डाउनलोड करें", action),
  "share-recipe": labelled("भेजें (रेसिपी का बटन)", plainAction),
};
export type ControlName = keyof typeof actions;
// An object literal has exactly the keys of its type, so the cast holds.
export const controlNames = Object.keys(actions) as ControlName[];

/** What submitting a form does. */
const submission = labelled(
  {
    label: "फ़ॉर्म भेजें",
    en: "What submitting the contact form or the application form does.",
    hi: "संपर्क का फ़ॉर्म या डिस्ट्रीब्यूटर की अर्ज़ी भेजने पर क्या हो।",
  },
  z.discriminatedUnion(
    "kind",
    [
      kind("alert", {
        en: "Shows the form's alert and then offers the answers as a WhatsApp message.",
        hi: "फ़ॉर्म का संदेश दिखाता है, फिर वही लिखा हुआ WhatsApp पर भेजने का लिंक देता है।",
      }),
      kind("review", {
        en: "Shows the message as it will be sent, and the ways to send it.",
        hi: "संदेश वैसा ही दिखाता है जैसा जाएगा, और उसे भेजने के तरीके।",
      }),
    ],
    { error: expected("actionKind", { kinds: ["alert", "review"] }) },
  ),
);

const controlSet = fields({ ...actions, "submit-enquiry": submission });

/**
 * The two sets of controls: `specified` keeps to the letter of the specification, `launch` does what visitors expect and
 * has everything that the specification lacks (`hasExtras` in read.server.ts).
 */
export const controlSetName = choice(
  {
    specified: { en: "For now: some buttons do nothing", hi: "अभी: कुछ बटन बंद" },
    launch: { en: "Site is public: every button works", hi: "साइट खुलने पर: सब बटन चालू" },
  },
  {
    label: { en: "How the buttons work", hi: "बटन कैसे चलें" },
    en: "Until the site is public, some buttons do nothing, as agreed. Once it is public, every button is useful, and the site also has the order slip with its packing list, a search that forgives spelling and offers to ask us, the spice box above the recipes, recipes for many people and on the cards of their spices, the catalogue as a PDF, our numbers to save, call and WhatsApp in the phone's menu, the link to the map, and in each WhatsApp message the page where it was written.",
    hi: "साइट लोगों के लिए खुलने तक कुछ बटन कुछ नहीं करते, जैसा तय हुआ था। खुलने के बाद हर बटन काम का है, और साइट पर ये चीज़ें भी आ जाती हैं: ऑर्डर की पर्ची और सामान निकालने की पर्ची; खोज, जो ग़लत लिखा हुआ भी समझे और न मिले तो हमसे पूछने का बटन दे; रेसिपी के ऊपर मसालों का डब्बा, दावत का हिसाब, और मसाले के कार्ड पर उसकी रेसिपी; सूची-पत्र की PDF; हमारे नंबर सेव करने का बटन; फ़ोन के मेन्यू में कॉल और WhatsApp; नक्शे का लिंक; और WhatsApp के हर संदेश में वह पन्ना, जहाँ से लिखा गया।",
  },
);
export type ControlSetName = z.infer<typeof controlSetName>;

/** The words of a control. `names` are the variables in them, such as the name of the product. */
const control = <const Name extends string = never>(words: Label | Words, names: readonly Name[] = []) =>
  group(words, {
    label: template({ label: "बटन के शब्द", en: "The words on the button.", hi: "बटन पर लिखे शब्द।" }, names),
    message: paragraphs({ label: "संदेश", en: "The text it shows or shares.", hi: "जो संदेश यह बटन दिखाए या भेजे।" }, names),
    chat: paragraphs(
      {
        label: "WhatsApp संदेश",
        en: "The message a WhatsApp chat starts with; leave it out to use the message.",
        hi: "WhatsApp पर बात इसी से शुरू होगी; ख़ाली छोड़ें, तो ऊपर वाला संदेश चलेगा।",
      },
      names,
    ).optional(),
  });

/** The words of the message that asks for a bulk quote, with a blank for the quantity of each pack (bulk-quote.ts). */
const bulkQuoteWords = group("थोक पूछने का संदेश", {
  opening: texts({
    label: "शुरू के शब्द",
    en: "The lines at the start of the WhatsApp message, one per entry.",
    hi: "WhatsApp संदेश की शुरू की लाइनें, हर लाइन अलग।",
  }),
  product: template({ label: "मसाला", en: "A product's line in it.", hi: "एक मसाले की लाइन।" }, ["name", "packs"]),
  pack: template(
    { label: "पैक", en: "The place for the quantity of one pack.", hi: "एक पैक के आगे की जगह, जहाँ लिखेंगे कि कितने चाहिए।" },
    ["pack"],
  ),
  closing: texts({
    label: "आख़िर के शब्द",
    en: "The lines after the products, one per entry.",
    hi: "मसालों के बाद की लाइनें, हर लाइन अलग।",
  }),
});
export type BulkQuoteWords = z.infer<typeof bulkQuoteWords>;

/** controls.yaml: two complete sets of actions, which of them the site uses, and the words of both. */
export const controlsSchema = group(
  { en: "What the buttons do", hi: "बटन क्या करें" },
  {
    use: controlSetName,
    specified: labelled(
      {
        label: { en: "Until the site is public", hi: "साइट खुलने से पहले" },
        en: "What each button does until the site is public.",
        hi: "साइट लोगों के लिए खुलने से पहले हर बटन क्या करे।",
      },
      controlSet,
    ),
    launch: labelled(
      {
        label: { en: "Once the site is public", hi: "साइट खुलने के बाद" },
        en: "What each button does once the site is public.",
        hi: "साइट लोगों के लिए खुलने के बाद हर बटन क्या करे।",
      },
      controlSet,
    ),
    words: group({ label: "बटनों के शब्द", en: "What each button says.", hi: "हर बटन पर क्या लिखा है।" }, {
      "shop-now": control("अभी ख़रीदें"),
      // The chats of these two controls have no `chat` of their own: one uses the message of the home page's cards, the
      // other a list of all products.
      "product-contact": labelled(
        {
          label: "पूछें (मसाले का बटन)",
          en: "The message of its WhatsApp chat is not here, but with the product cards.",
          hi: "इसका WhatsApp संदेश “मसालों के कार्ड” में है।",
        },
        control("पूछें (मसाले का बटन)", ["name"])
          .omit({ chat: true })
          .extend({
            message: paragraphs(
              {
                label: "संदेश",
                en: "The text it shows or shares.",
                hi: "जो संदेश यह बटन पन्ने पर दिखाए। WhatsApp पर जाने वाला संदेश यह नहीं है; वह “मसालों के कार्ड” में है।",
              },
              ["name"],
            ),
          }),
      ),
      "request-bulk-quote": labelled(
        "थोक का भाव पूछें",
        control("थोक का भाव पूछें").omit({ chat: true }).extend({ quote: bulkQuoteWords }),
      ),
      "become-distributor": labelled(
        "डिस्ट्रीब्यूटर बनें",
        control("डिस्ट्रीब्यूटर बनें").extend({
          // The footer has a link of the same words to another place.
          name: text({
            label: "नाम",
            en: "For screen readers, where the button is a link: a longer name, which begins with its words.",
            hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए, जब बटन एक कड़ी हो: लंबा नाम, जो बटन के शब्दों से शुरू हो, क्योंकि पन्ने के नीचे उन्हीं शब्दों की कड़ी कहीं और जाती है।",
          }),
        }),
      ),
      "view-all-products": control("सारे मसाले देखें"),
      "download-pdf": control("PDF डाउनलोड करें", ["name"]),
      "share-recipe": control("भेजें (रेसिपी का बटन)", ["name"]),
    } satisfies Record<ControlName, z.ZodType>),
  },
);
