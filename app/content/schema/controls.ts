import { z } from "zod";
import type { ListedPath, PageName } from "../../site/pages.ts";
import { expected } from "../problems.ts";
import {
  choice,
  fields,
  fieldsOf,
  group,
  type Hint,
  hindi,
  type Label,
  labelled,
  paragraphs,
  template,
  text,
  texts,
  type Words,
} from "./fields.ts";

const kind = <const Kind extends string>(kind: Kind, hint: Hint) =>
  fieldsOf({ kind: z.literal(kind, { error: expected("choice", { choices: [kind] }) }).meta({ hint }) });

/** Where a control may link to: the pages, and their fragments that exist in every language. */
const destinations = {
  "/products#shelf": { en: "Products: the list", hi: "मसाले: मसालों की सूची" },
  "/distributors#apply": { en: "Distributors: the form", hi: "डिस्ट्रीब्यूटर: फ़ॉर्म" },
  "/distributors#terms": { en: "Distributors: the terms", hi: "डिस्ट्रीब्यूटर: शर्तें" },
  "/": { en: "Home", hi: "पहला पन्ना" },
  "/about": { en: "About", hi: "हमारी कहानी" },
  "/products": { en: "Products", hi: "मसाले" },
  "/distributors": { en: "Distributors", hi: "डिस्ट्रीब्यूटर" },
  "/recipes": { en: "Recipes", hi: "रसोई" },
  "/contact": { en: "Contact", hi: "संपर्क" },
} satisfies Record<ListedPath, Label> & Record<string, Label>;

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
export type Submission = z.infer<typeof submission>["kind"];

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

/** The words of the buttons that copy a text. */
const copying = {
  message: {
    copy: { label: "कॉपी करें", en: "The button that copies the message.", hi: "संदेश कॉपी करने वाला बटन।" },
    copied: { label: "कॉपी हो जाए, तब", en: "Said when the message was copied.", hi: "संदेश कॉपी हो जाए, तब के शब्द।" },
    selected: {
      label: "कॉपी न हो पाए, तब",
      en: "Said when the browser does not allow copying; the message is then selected.",
      hi: "ब्राउज़र कॉपी न करने दे, तब के शब्द; संदेश तब सिलेक्ट हो जाता है।",
    },
  },
  reply: {
    copy: { label: "कॉपी करें", en: "The button that copies the reply.", hi: "जवाब कॉपी करने वाला बटन।" },
    copied: { label: "कॉपी हो जाए, तब", en: "Said when the reply was copied.", hi: "जवाब कॉपी होने पर के शब्द।" },
    selected: {
      label: "कॉपी न हो पाए, तब",
      en: "Said when the browser does not allow copying; the reply is then selected.",
      hi: "तब दिखता है, जब ब्राउज़र जवाब कॉपी न करने दे; जवाब तब सिलेक्ट हो जाता है।",
    },
  },
  list: {
    copy: { label: "कॉपी करें", en: "The button that copies the list.", hi: "सूची कॉपी करने वाला बटन।" },
    copied: { label: "कॉपी हो जाए, तब", en: "Said when the list was copied.", hi: "सूची कॉपी हो जाए, तब के शब्द।" },
    selected: {
      label: "कॉपी न हो पाए, तब",
      en: "Said when the browser does not allow copying; the list is then selected.",
      hi: "ब्राउज़र कॉपी न करने दे, तब के शब्द; सूची तब सिलेक्ट हो जाती है।",
    },
  },
};

/** The words of the step in which a visitor previews the message before sending it (MessagePreview.tsx). */
const messagePreviewWords = fields({
  title: { label: "शीर्षक", en: "The title of the step.", hi: "इस कदम का शीर्षक।" },
  lead: {
    label: "शीर्षक के नीचे के शब्द",
    en: "What to do next; that nothing has been sent yet.",
    hi: "आगे क्या करना है; और यह कि अभी कुछ भेजा नहीं गया।",
  },
  state: {
    label: "मुहर के शब्द",
    en: "The stamp on the message: it has not been sent.",
    hi: "संदेश पर लगी मुहर: अभी भेजा नहीं।",
  },
  to: template(
    { label: { en: "To whom it goes", hi: "संदेश किसे जाएगा" }, en: "To whom the message goes.", hi: "संदेश किसे जाएगा।" },
    ["phone"],
  ),
  open: {
    label: "WhatsApp खोलें",
    en: "The button that opens the message in WhatsApp.",
    hi: "संदेश WhatsApp में खोलने वाला बटन।",
  },
  opened: {
    label: "WhatsApp खुलने के बाद",
    en: "Said after WhatsApp was opened; the message may not be sent even then.",
    hi: "WhatsApp खुलने के बाद के शब्द; हो सकता है, संदेश तब भी न भेजा गया हो।",
  },
  ...copying.message,
  call: template({ label: "फ़ोन करें", en: "The link that calls instead.", hi: "उसकी जगह फ़ोन करने का लिंक।" }, ["phone"]),
  change: { label: "लिखा हुआ बदलें", en: "The button that leads back to the form.", hi: "फ़ॉर्म पर लौटने वाला बटन।" },
  doubts: group("जो ग़लत लगे", {
    title: {
      label: "शीर्षक",
      en: "The title above what may be wrong in the answers.",
      hi: "लिखे हुए में जो ग़लत हो सकता है, उसके ऊपर का शीर्षक।",
    },
    phone: template(
      { label: "फ़ोन", en: "Said of a phone number with too few digits.", hi: "फ़ोन नंबर में अंक कम हों, तब के शब्द।" },
      ["value"],
    ),
    email: template(
      { label: "ईमेल", en: "Said of an email address that cannot be complete.", hi: "ईमेल का पता अधूरा हो, तब के शब्द।" },
      ["value"],
    ),
    region: { label: "राज्य", en: "Said if no region was chosen.", hi: "कोई इलाका न चुना हो, तब के शब्द।" },
    correct: template(
      {
        label: "ठीक करने का लिंक",
        en: "The link after each of them, to the field.",
        hi: "इनके आगे की कड़ी, जो उसी ख़ाने पर ले जाती है।",
      },
      ["field"],
    ),
  }),
});
export type MessagePreviewWords = z.infer<typeof messagePreviewWords>;

/** The words of the button that asks for what a search did not find. */
const askForSpiceWords = group("खोज में न मिला मसाला पूछें", {
  withoutCard: template(
    {
      label: { en: "When the spice has no card", hi: "मसाले का कार्ड न हो, तब" },
      en: "Said where the search is for a spice that recipes use and that has no card.",
      hi: "जो मसाला रेसिपी में हो पर जिसका कार्ड न हो, उसे खोजने पर यह लिखा दिखता है।",
    },
    ["name"],
  ),
  label: template({ label: "बटन के शब्द", en: "The words on the button.", hi: "बटन पर लिखे शब्द।" }, ["query"]),
  message: template(
    { label: "संदेश", en: "The message the WhatsApp chat starts with.", hi: "WhatsApp पर बात इस संदेश से शुरू होगी।" },
    ["query"],
  ),
});
export type AskForSpiceWords = z.infer<typeof askForSpiceWords>;

/** The words of the two buttons in the side panel. */
const menuContactsWords = group("मेन्यू में कॉल और WhatsApp", {
  call: { label: "फ़ोन करें", en: "The call button.", hi: "कॉल बटन।" },
  whatsapp: { label: { en: "WhatsApp", hi: "WhatsApp" }, en: "The WhatsApp button.", hi: "WhatsApp बटन।" },
  message: { label: "संदेश", en: "The message the chat starts with.", hi: "जो संदेश यह बटन दिखाए या भेजे।" },
});
export type MenuContactsWords = z.infer<typeof menuContactsWords>;

/** The words of the order slip (app/features/slip). */
const orderSlipWords = group("पर्ची", {
  title: { label: "शीर्षक", en: "The title of the slip.", hi: "पर्ची का शीर्षक।" },
  hindi: hindi({
    en: "The title, shown before it, in Hindi; leave it out on Hindi pages.",
    hi: "शीर्षक हिंदी में, जो अंग्रेज़ी पन्ने पर उससे पहले दिखता है।",
  }),
  invitation: {
    label: "न्योते की लाइन",
    en: "The line where packs are first seen, on Home and Products: that there is a slip, and how it begins.",
    hi: "जहाँ पैक पहली बार दिखते हैं, वहाँ की लाइन: पर्ची होती है, और कैसे शुरू होती है।",
  },
  put: {
    label: "पर्ची पर चढ़ाएँ",
    en: "The line above the packs of a card, which are buttons.",
    hi: "कार्ड के पैकों के ऊपर की लाइन; पैक बटन हैं।",
  },
  add: template(
    {
      label: "पैक का बटन",
      en: "For screen readers: the button of a pack. It begins with the pack.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: पैक का बटन। शुरू में पैक रखिए।",
    },
    ["pack", "name"],
  ),
  held: template(
    {
      label: "पर्ची पर कितने",
      en: "For screen readers: how many of a pack are on the slip.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: पर्ची पर यह पैक कितनी बार है।",
    },
    ["count"],
  ),
  count: group("गिनती", {
    one: template(
      { label: "एक हो तो", en: "How much is on the slip, if it is one pack.", hi: "पर्ची पर एक पैक हो, तब के शब्द।" },
      ["count"],
    ),
    other: template(
      { label: "कई हों तो", en: "How much is on the slip otherwise.", hi: "पर्ची पर ज़्यादा पैक हों, तब के शब्द।" },
      ["count"],
    ),
  }),
  weight: template({ label: "वज़न", en: "The weight of all packs.", hi: "सब पैकों का वज़न।" }, ["weight"]),
  grams: template({ label: "ग्राम", en: "A weight below one kilo.", hi: "एक किलो से कम वज़न।" }, ["count"]),
  kilos: template({ label: "किलो", en: "A weight in kilos.", hi: "किलो में वज़न।" }, ["count"]),
  see: { label: "पर्ची देखें", en: "The button that opens the slip.", hi: "पर्ची खोलने वाला बटन।" },
  next: {
    label: "अगला बटन क्या है",
    en: "For screen readers: that the next button opens the slip.",
    hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: यह कि अगला बटन पर्ची खोलता है।",
  },
  close: {
    label: "बंद करें",
    en: "For screen readers: the button that closes it.",
    hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: उसे बंद करने वाला बटन।",
  },
  number: template(
    {
      label: "कितने",
      en: "For screen readers: the number of a line.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: पर्ची की एक लाइन में कितने पैक।",
    },
    ["name", "pack"],
  ),
  unread: template(
    {
      label: { en: "When a number cannot be read", hi: "गिनती न पढ़ी जाए, तब" },
      en: "Said below a line when what was typed is no whole number; its number stays as it was.",
      hi: "गिनती की जगह कुछ और लिखा हो, तो लाइन के नीचे ये शब्द दिखते हैं; गिनती पहले जैसी रहती है।",
    },
    ["typed", "count"],
  ),
  less: template(
    {
      label: "एक कम करें",
      en: "For screen readers: the minus button.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: घटाने का बटन।",
    },
    ["name", "pack"],
  ),
  more: template(
    {
      label: "और ज़्यादा",
      en: "For screen readers: the plus button.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: बढ़ाने का बटन।",
    },
    ["name", "pack"],
  ),
  remove: template(
    {
      label: "हटाएँ",
      en: "For screen readers: the button that removes a line.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: लाइन हटाने का बटन।",
    },
    ["name", "pack"],
  ),
  empty: { label: "पर्ची कोरी हो", en: "Said when nothing is on the slip.", hi: "पर्ची कोरी हो, तब के शब्द।" },
  emptyForPrice: {
    label: "पर्ची कोरी हो, और भाव पूछना हो",
    en: "Said instead when the message asks for a bulk price: what to do next.",
    hi: "पर्ची कोरी हो और थोक का भाव पूछा जा रहा हो, तब के शब्द: आगे क्या करना है।",
  },
  repeat: template(
    {
      label: "पिछली पर्ची फिर चढ़ाने का बटन",
      en: "The button that puts the last slip on again.",
      hi: "पिछली पर्ची को फिर से चढ़ाने वाला बटन।",
    },
    ["date"],
  ),
  forget: {
    label: "पिछली पर्ची भुलाने का बटन",
    en: "The button beside it that deletes the last slip.",
    hi: "उसके पास का बटन, जो पिछली पर्ची मिटा देता है।",
  },
  gone: template(
    {
      label: "जो अब नहीं मिलता",
      en: "Said when the last slip, or a list, names what is not sold or cannot be read.",
      hi: "पिछली या किसी की भेजी पर्ची में ऐसी चीज़ें हों जो नहीं मिलतीं या पढ़ी नहीं गईं, तब के शब्द।",
    },
    ["names"],
  ),
  notOnShelf: {
    label: "जो हमारे यहाँ नहीं",
    en: "Said below the name of a line that is no longer sold.",
    hi: "जो पैक अब नहीं मिलता, उसके नाम के नीचे के शब्द।",
  },
  asksPrice: {
    label: "थोक का भाव पूछें, तब",
    en: "Said when the message asks for a bulk price.",
    hi: "संदेश में थोक का भाव पूछा जा रहा हो, तब के शब्द।",
  },
  bounded: template(
    {
      label: "पर्ची बहुत लंबी हो",
      en: "Said when something does not fit on the slip: {count} is the most of a pack, {lines} the most lines, {names} what was left out.",
      hi: "पर्ची में कुछ न समाए, तब के शब्द: {count} यानी एक पैक ज़्यादा से ज़्यादा कितनी बार, {lines} यानी ज़्यादा से ज़्यादा कितनी लाइनें, {names} यानी क्या छूट गया।",
    },
    ["count", "lines", "names"],
  ),
  wordsLeftOut: template(
    {
      label: "लिखा हुआ न समाए, तब",
      en: "Said when words do not fit: {letters} is the most letters, {also} what was left out.",
      hi: "लिखा हुआ न समाए, तब के शब्द: {letters} यानी ज़्यादा से ज़्यादा कितने अक्षर, {also} यानी क्या छूट गया।",
    },
    ["letters", "also"],
  ),
  anyPack: {
    label: "छोटे पैक का शब्द",
    en: "In place of a pack, for a spice without a card: its smallest pack, in one short word.",
    hi: "जिस मसाले का कार्ड नहीं, उसके पैक की जगह: सबसे छोटा पैक, एक छोटे शब्द में।",
  },
  dishFor: template(
    {
      label: "इतने लोगों का पकवान",
      en: "A dish on the slip, for a number of people.",
      hi: "पर्ची पर कोई पकवान, इतने लोगों के लिए।",
    },
    ["name", "count"],
  ),
  takeOff: {
    label: "पकवान हटाने का बटन",
    en: "The button that takes a dish off the slip.",
    hi: "पकवान को पर्ची से हटाने वाला बटन।",
  },
  takeOffDish: template(
    {
      label: "पकवान हटाने का बटन, सुनने वालों के लिए",
      en: "For screen readers: that button; it begins with the same words.",
      hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: वही बटन। शुरू में वही शब्द रखें।",
    },
    ["name"],
  ),
  also: { label: "कुछ और", en: "The label of the line for anything else.", hi: "“कुछ और” वाले ख़ाने का नाम।" },
  hint: { label: "ख़ाने में नमूना", en: "An example in that line.", hi: "उस ख़ाने में दिखने वाला नमूना।" },
  name: { label: "नाम", en: "The label of the visitor's name.", hi: "नाम वाले ख़ाने का नाम।" },
  town: { label: "शहर", en: "The label of the town.", hi: "शहर वाले ख़ाने का नाम।" },
  send: {
    label: "WhatsApp में खोलें",
    en: "The button that opens the message in WhatsApp, to send the order.",
    hi: "ऑर्डर भेजने के लिए संदेश WhatsApp में खोलने वाला बटन।",
  },
  opened: {
    label: "WhatsApp खुलने के बाद",
    en: "Said after WhatsApp was opened. The note below says that the slip may not be sent even then.",
    hi: "WhatsApp खुलने के बाद के शब्द; हो सकता है, पर्ची तब भी न भेजी गई हो।",
  },
  wasOpened: {
    label: "WhatsApp में खुल चुकी हो, तब",
    en: "On the strip, once the slip was opened in WhatsApp.",
    hi: "पर्ची WhatsApp में खुल चुकी हो, तब नीचे की पट्टी पर लिखा आता है।",
  },
  sendAgain: {
    label: "फिर से खोलने का बटन",
    en: "The button that opens the message in WhatsApp once more.",
    hi: "संदेश को WhatsApp में एक बार फिर खोलने वाला बटन।",
  },
  askSent: {
    label: "भेजने का सवाल",
    en: "Asked after the slip was opened in WhatsApp.",
    hi: "पर्ची WhatsApp में खुलने के बाद का सवाल।",
  },
  startNew: {
    label: "नई पर्ची शुरू करने का बटन",
    en: "The button that says yes: it files the slip, and starts a new one.",
    hi: "“हाँ” वाला बटन: भेजी हुई पर्ची को रखकर नई शुरू करता है।",
  },
  notYet: {
    label: "“अभी नहीं” वाला बटन",
    en: "The button that says no: the slip stays as it is.",
    hi: "“नहीं” वाला बटन: पर्ची जैसी है, वैसी रहती है।",
  },
  filed: { label: "नई पर्ची शुरू होने पर", en: "Said after the slip was filed.", hi: "पर्ची रख लेने के बाद के शब्द।" },
  startedApart: template(
    {
      label: "नई पर्ची अपने आप शुरू हो, तब",
      en: "Said when a new slip was started by itself, because the last one was opened before that day.",
      hi: "नई पर्ची अपने आप शुरू हो, क्योंकि पिछली पहले किसी दिन खोली गई थी, तब के शब्द।",
    },
    ["date"],
  ),
  addToLast: {
    label: "पुरानी में जोड़ने का बटन",
    en: "The button after it, which adds the last slip to the new one.",
    hi: "उसके बाद का बटन, जो पिछली पर्ची को नई में जोड़ता है।",
  },
  ...copying.message,
  call: { label: "फ़ोन करें", en: "The button that calls.", hi: "फ़ोन करने वाला बटन।" },
  share: {
    label: "पर्ची भेजने का बटन",
    en: "The button that shares the slip's link with somebody else; it sends no order.",
    hi: "पर्ची का लिंक किसी और को दिखाने वाला बटन; इससे ऑर्डर नहीं जाता।",
  },
  shareText: {
    label: "लिंक के साथ जाने वाले शब्द",
    en: "The text that is shared with the link.",
    hi: "लिंक के साथ जाने वाले शब्द।",
  },
  linkCopied: { label: "लिंक कॉपी हुआ", en: "Said when the link was copied.", hi: "लिंक कॉपी होने पर के शब्द।" },
  linkSelected: {
    label: "लिंक कॉपी न हो, तब",
    en: "Said when the browser does not allow copying the link; it is then selected.",
    hi: "तब दिखता है, जब ब्राउज़र लिंक कॉपी न करने दे; लिंक तब सिलेक्ट हो जाता है।",
  },
  note: {
    label: "साथ के शब्द",
    en: "That nothing has been sent yet, what comes back, and what this browser keeps.",
    hi: "यह कि अभी कुछ भेजा नहीं गया, जवाब में क्या मिलेगा, और यह ब्राउज़र क्या रखता है।",
  },
  notStored: {
    label: "ब्राउज़र पर्ची न रखने दे, तब",
    en: "Said when the browser does not allow us to store the slip.",
    hi: "ब्राउज़र हमें पर्ची न रखने दे, तब के शब्द।",
  },
  clear: { label: "पर्ची ख़ाली करें", en: "The button that empties the slip.", hi: "पर्ची ख़ाली करने वाला बटन।" },
  putBack: {
    label: "वापस चढ़ाएँ",
    en: "The button that puts back what was on it.",
    hi: "हटाया हुआ पर्ची पर वापस लाने वाला बटन।",
  },
  long: group("संदेश में न आए", {
    one: {
      label: "एक हो तो",
      en: "Said when one line does not fit into the message.",
      hi: "एक लाइन संदेश में न आए, तब के शब्द।",
    },
    other: template(
      {
        label: "कई हों तो",
        en: "Said when several lines do not fit into the message.",
        hi: "कई लाइनें संदेश में न आएँ, तब के शब्द।",
      },
      ["count"],
    ),
  }),
  dish: {
    label: "पकवान",
    en: "The button of a recipe that puts its spices on the slip.",
    hi: "रेसिपी का बटन, जो उसके मसाले पर्ची पर चढ़ाता है।",
  },
  message: group("संदेश", {
    opening: { label: "शुरू के शब्द", en: "The first line of the message.", hi: "संदेश की पहली लाइन।" },
    line: template({ label: "लाइन", en: "A line of it.", hi: "उसकी एक लाइन।" }, ["name", "pack", "count"]),
    loose: template(
      { label: "खुला माल", en: "A line of what is counted by weight.", hi: "तौल से गिने जाने वाले माल की लाइन।" },
      ["name", "kilos"],
    ),
    any: template(
      {
        label: "सबसे छोटा पैक",
        en: "A line of a spice without a card, in its smallest pack.",
        hi: "जिस मसाले का कार्ड नहीं, उसके सबसे छोटे पैक की लाइन।",
      },
      ["name", "count"],
    ),
    rest: group("बाकी लाइनें", {
      one: template(
        { label: "एक हो तो", en: "The line for one line that does not fit.", hi: "एक लाइन न आए, तब की लाइन।" },
        ["count"],
      ),
      other: template(
        { label: "कई हों तो", en: "The line for several lines that do not fit.", hi: "कई लाइनें न आएँ, तब की लाइन।" },
        ["count"],
      ),
    }),
    total: template({ label: "कुल वज़न", en: "The line with the weight.", hi: "वज़न वाली लाइन।" }, ["weight"]),
    also: template({ label: "कुछ और", en: "The line with what else is wanted.", hi: "और क्या चाहिए, उसकी लाइन।" }, [
      "also",
    ]),
    name: template({ label: "नाम", en: "The line with the visitor's name.", hi: "नाम वाली लाइन।" }, ["name"]),
    town: template({ label: "शहर", en: "The line with the town.", hi: "शहर वाली लाइन।" }, ["town"]),
  }),
});
export type OrderSlipWords = z.infer<typeof orderSlipWords>;

/** The words of the link that saves our numbers, and of the contact that it saves. */
const saveNumberWords = group("नंबर सेव करें", {
  label: { label: "बटन के शब्द", en: "The link.", hi: "बटन के शब्द।" },
  reason: {
    label: "किसलिए",
    en: "Why to save our number, said beside it.",
    hi: "हमारा नंबर किसलिए सेव करें; बटन के पास लिखा रहता है।",
  },
  main: {
    label: "मुख्य नंबर",
    en: "What the main number is for, in the saved contact.",
    hi: "सेव हुए नंबरों में मुख्य नंबर किसलिए है।",
  },
  second: {
    label: "दूसरा नंबर",
    en: "What the second number is for, in the saved contact.",
    hi: "सेव हुए नंबरों में दूसरा नंबर किसलिए है।",
  },
});
export type SaveNumberWords = z.infer<typeof saveNumberWords>;

/** The line of a message that says where it was written. */
const messageOriginWords = group("संदेश कहाँ से", {
  line: template(
    {
      label: "लाइन",
      en: "The line of each message; the place is one of the words below.",
      hi: "हर संदेश की वह लाइन; जगह नीचे के शब्दों में से आती है।",
    },
    ["place"],
  ),
  places: group(
    {
      label: "जगहें",
      en: "One short word for each place, easy to search for.",
      hi: "हर जगह का एक छोटा शब्द, जो चैट में आसानी से खोजा जा सके।",
    },
    {
      home: { label: "पहला पन्ना", en: "Written on the home page.", hi: "पहले पन्ने पर लिखा संदेश।" },
      about: { label: "हमारी कहानी", en: "Written on the page of our story.", hi: "हमारी कहानी के पन्ने पर लिखा संदेश।" },
      products: { label: "मसाले", en: "Written on the page of the products.", hi: "मसालों के पन्ने पर लिखा संदेश।" },
      distributors: {
        label: "डिस्ट्रीब्यूटर",
        en: "Written on the page for distributors.",
        hi: "डिस्ट्रीब्यूटर के पन्ने पर लिखा संदेश।",
      },
      recipes: { label: "रेसिपी", en: "Written on the page of the recipes.", hi: "रेसिपी के पन्ने पर लिखा संदेश।" },
      contact: { label: "संपर्क", en: "Written on the Contact page.", hi: "संपर्क के पन्ने पर लिखा संदेश।" },
      "not-found": {
        label: "पन्ना नहीं मिला",
        en: "Written on the page that says that an address does not exist.",
        hi: "“पन्ना नहीं मिला” वाले पन्ने पर लिखा संदेश।",
      },
      offline: {
        label: "नेटवर्क नहीं",
        en: "Written on the page that is shown without a network.",
        hi: "बिना नेटवर्क वाले पन्ने पर लिखा संदेश।",
      },
      catalogue: {
        label: { en: "Product cards", hi: "मसालों के कार्ड" },
        en: "Written by the code in the printed catalogue.",
        hi: "छपे सूची-पत्र के कोड से खुला संदेश।",
      },
    } satisfies Record<PageName | "catalogue", Words>,
  ),
});
export type MessageOriginWords = z.infer<typeof messageOriginWords>;

/** The words of the list that the address of a slip opens as (app/features/slip/packing-list/PackingList.tsx). */
const packingListWords = group("सामान की पर्ची", {
  title: { label: "शीर्षक", en: "The title of the list.", hi: "पर्ची का शीर्षक।" },
  hindi: hindi({
    en: "The title, shown before it, in Hindi; leave it out on Hindi pages.",
    hi: "शीर्षक हिंदी में, जो अंग्रेज़ी पन्ने पर उससे पहले दिखता है।",
  }),
  close: {
    label: "बंद करें",
    en: "For screen readers: the button that closes it.",
    hi: "जो पन्ना देखते नहीं, सुनते हैं, उनके लिए: उसे बंद करने वाला बटन।",
  },
  notice: {
    label: "बताने की बात",
    en: "That it is a list and not a confirmed order, and that words written beside the packs are only in the chat.",
    hi: "यह कि यह पक्का ऑर्डर नहीं, और पैकों के अलावा लिखी बातें सिर्फ़ चैट में हैं।",
  },
  packed: template(
    {
      label: "कितने निकल गए",
      en: "How many of the lines are ticked, of how many.",
      hi: "कितनी लाइनों पर निशान लगा है, कुल कितनी में से।",
    },
    ["count", "lines"],
  ),
  print: { label: "छापने का बटन", en: "The button that prints the list.", hi: "पर्ची छापने वाला बटन।" },
  reply: {
    label: "जवाब का बटन",
    en: "The button that opens the reply in WhatsApp.",
    hi: "WhatsApp में जवाब खोलने वाला बटन।",
  },
  ...copying.reply,
  whole: template(
    {
      label: "सब सामान हो, तब का जवाब",
      en: "The reply if all lines are ticked.",
      hi: "सब लाइनों पर निशान हो, तब का जवाब।",
    },
    ["weight"],
  ),
  missing: template(
    {
      label: "कुछ न हो, तब का जवाब",
      en: "The reply otherwise, with the lines that are not ticked.",
      hi: "नहीं तो जवाब, उन लाइनों के साथ जिन पर निशान नहीं।",
    },
    ["lines"],
  ),
  take: {
    label: "अपनी पर्ची पर चढ़ाने का बटन",
    en: "The button that adds these lines to one's own slip.",
    hi: "ये लाइनें अपनी पर्ची में जोड़ने वाला बटन।",
  },
  notOnShelf: {
    label: "जो हमारे यहाँ नहीं",
    en: "Said below a line that is not sold.",
    hi: "जो चीज़ नहीं मिलती, उसकी लाइन के नीचे के शब्द।",
  },
  tooMany: {
    label: "हद से ज़्यादा",
    en: "Said below a line that asks for more than a slip holds.",
    hi: "जो लाइन पर्ची की हद से ज़्यादा माँगे, उसके नीचे के शब्द।",
  },
  unreadable: {
    label: "जो पढ़ा न जाए",
    en: "Said below a line of which the address cannot be read.",
    hi: "पते की जो लाइन पढ़ी न जा सके, उसके नीचे के शब्द।",
  },
  tickedBefore: template(
    {
      label: "पहले से निशान हों, तब",
      en: "Said when lines were ticked before: another customer may have sent the same list.",
      hi: "लाइनों पर पहले से निशान हों, तब के शब्द: शायद किसी और ग्राहक ने वैसी ही पर्ची भेजी हो।",
    },
    ["date"],
  ),
  beginAnew: {
    label: "निशान हटाने का बटन",
    en: "The button after it, which takes all ticks away.",
    hi: "उसके बाद का बटन, जो सब निशान हटा देता है।",
  },
  offline: {
    label: "नेटवर्क नहीं",
    en: "Said without a network, in place of the list.",
    hi: "नेटवर्क न हो, तब पर्ची की जगह के शब्द।",
  },
});
export type PackingListWords = z.infer<typeof packingListWords>;

/** The words of a recipe for many people (app/features/for-many/ForMany.tsx). */
const cookingForManyWords = group("दावत के लिए", {
  title: { label: "शीर्षक", en: "The title of the part.", hi: "इस हिस्से का शीर्षक।" },
  invitation: {
    label: "न्योते की लाइन",
    en: "The link to it, below the promises of Home and on Distributors.",
    hi: "इस हिस्से का लिंक, पहले पन्ने के वादों के नीचे और डिस्ट्रीब्यूटर वाले पन्ने पर।",
  },
  people: {
    label: "कितने लोग",
    en: "The label of the field for the number of people, which may be from 13 to 500.",
    hi: "लोगों की संख्या वाले ख़ाने का नाम; संख्या 13 से 500 तक हो सकती है।",
  },
  range: { label: "ग़लत संख्या पर", en: "Said when the number is another.", hi: "संख्या कुछ और हो, तब के शब्द।" },
  withoutScript: {
    label: "न चले, तब के शब्द",
    en: "Said where it cannot be counted, because the browser runs no scripts.",
    hi: "ब्राउज़र स्क्रिप्ट न चलाए और हिसाब न हो सके, तब के शब्द।",
  },
  spices: {
    label: { en: "Spices without a card", hi: "जो मसाले सूची में नहीं" },
    en: "The title above the spices.",
    hi: "मसालों के ऊपर का शीर्षक।",
  },
  others: { label: "बाकी सामान", en: "The title above everything else.", hi: "बाकी सामान के ऊपर का शीर्षक।" },
  byEye: {
    label: "अंदाज़े से",
    en: "In place of an amount, for what is added by eye.",
    hi: "जो अंदाज़े से डालते हैं, उसमें मात्रा की जगह।",
  },
  pack: template({ label: "पैक", en: "So many of one pack.", hi: "एक पैक कितनी बार।" }, ["count", "pack"]),
  loose: template(
    {
      label: "खुला माल",
      en: "That a spice sold in packs of 10kg can be had loose.",
      hi: "यह कि जो मसाला 10kg के पैक में बिकता है, वह खुला भी मिलता है।",
    },
    ["weight"],
  ),
  put: { label: "पर्ची पर चढ़ाएँ", en: "The button that puts the packs on the slip.", hi: "पैक पर्ची पर चढ़ाने वाला बटन।" },
  list: template(
    {
      label: "मात्राओं की सूची",
      en: "The first line of the list of amounts, as a text.",
      hi: "जब सूची संदेश में जाए, तब उसकी पहली लाइन।",
    },
    ["name", "count"],
  ),
  share: template(
    { label: "पर्ची भेजने का बटन", en: "The button that shares that list.", hi: "वह सूची शेयर करने वाला बटन।" },
    ["count"],
  ),
  ...copying.list,
  notWeighed: template(
    {
      label: "जो तौला नहीं",
      en: "Said where a spice has no weight for a teaspoon, so that packs cannot be counted.",
      hi: "किसी मसाले का चम्मच न तौला हो और पैक न गिने जा सकें, तब के शब्द।",
    },
    ["names"],
  ),
  growth: {
    label: "जो पतीले के साथ नहीं बढ़ता",
    en: "The title above the sentences that follow.",
    hi: "नीचे की बातों के ऊपर का शीर्षक।",
  },
  notes: texts({
    label: "बातें",
    en: "What does not grow with the pot: salt, chilli, time, water, the pot itself; one sentence each.",
    hi: "जो पतीले के साथ नहीं बढ़ता: नमक, मिर्च, समय, पानी, पतीला; हर बात एक वाक्य में।",
  }),
});
export type CookingForManyWords = z.infer<typeof cookingForManyWords>;

/** The words of the spice box above the recipes (app/features/dabba/DabbaSwitches.tsx). */
const dabbaWords = group("रेसिपी के ऊपर का डब्बा", {
  title: { label: "शीर्षक", en: "The question above the spice box.", hi: "डब्बे के ऊपर का सवाल।" },
  lead: { label: "शीर्षक के नीचे के शब्द", en: "What to do, and what happens then.", hi: "क्या करना है, और उससे क्या होगा।" },
  count: group("गिनती", {
    one: template(
      {
        label: "एक हो तो",
        en: "How many of all dishes can be cooked, if it is one.",
        hi: "सब में से एक पकवान बन सके, तब के शब्द।",
      },
      ["count", "all"],
    ),
    other: template(
      {
        label: "कई हों तो",
        en: "How many of all dishes can be cooked otherwise.",
        hi: "कई पकवान बन सकें, या एक भी नहीं, तब के शब्द।",
      },
      ["count", "all"],
    ),
  }),
  none: {
    label: "एक भी न हो, तब",
    en: "Said instead if no dish can be cooked yet.",
    hi: "जब अभी कोई पकवान न बन सके, तब यह लिखा आता है।",
  },
  complete: {
    label: "सब मसाले हों, तब",
    en: "Said on the card of a dish for which every spice is there.",
    hi: "जिस पकवान के सारे मसाले हों, उसके कार्ड पर।",
  },
  missing: template(
    { label: "कुछ न हो, तब का जवाब", en: "Said on the card of another dish.", hi: "बाकी पकवानों के कार्ड पर।" },
    ["names"],
  ),
  put: {
    label: "पर्ची पर चढ़ाएँ",
    en: "The button of the card that puts these spices on the slip.",
    hi: "कार्ड का बटन, जो यही मसाले पर्ची पर चढ़ाता है।",
  },
  clear: { label: "ख़ाली करने का बटन", en: "The button that empties the spice box.", hi: "डब्बा ख़ाली करने का बटन।" },
});
export type DabbaWords = z.infer<typeof dabbaWords>;

/** controls.yaml: two complete sets of actions, which of them the site uses, and the words of both. */
export const controlsSchema = fields({
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
    "ask-for-spice": askForSpiceWords,
    "menu-contacts": menuContactsWords,
    directions: group("रास्ता देखें", { label: { label: "बटन के शब्द", en: "The link to the map.", hi: "नक्शे का लिंक।" } }),
    "order-slip": orderSlipWords,
    "catalogue-pdf": group("सूची-पत्र की PDF", {
      label: template(
        {
          label: "बटन के शब्द",
          en: "The link to the catalogue as a PDF; the size is in megabytes.",
          hi: "सूची-पत्र की PDF का लिंक: कितने पन्ने, और कितने MB।",
        },
        ["pages", "size"],
      ),
      share: {
        label: "भेजने का बटन",
        en: "The button that shares the address of the PDF.",
        hi: "वह बटन, जो PDF का लिंक भेजता है।",
      },
      message: { label: "संदेश", en: "The text that is shared with the address.", hi: "लिंक के साथ जाने वाले शब्द।" },
    }),
    "save-number": saveNumberWords,
    "message-origin": messageOriginWords,
    "cook-with": group("इससे बनाइए", {
      label: {
        label: "बटन के शब्द",
        en: "The label of the recipes that use a spice, on its card.",
        hi: "मसाले के कार्ड पर, रेसिपी के नामों के आगे के शब्द।",
      },
    }),
    "cooking-for-many": cookingForManyWords,
    dabba: dabbaWords,
    "packing-list": packingListWords,
    "submit-enquiry": labelled(
      {
        label: "फ़ॉर्म भेजें",
        en: "The step in which a visitor reads the message before sending it; other words of the forms are with their pages.",
        hi: "भेजने से पहले एक बार पढ़ने का कदम; फ़ॉर्म के बाकी शब्द उनके पन्नों में हैं।",
      },
      messagePreviewWords,
    ),
  } satisfies Record<ControlName | "submit-enquiry", z.ZodType> & Record<string, z.ZodType>),
});
