import hindi from "./hindi.json" with { type: "json" };

/** The languages of the studio itself. */
export type StudioLanguage = "en" | "hi";

const hints: Readonly<Record<string, string>> = hindi.hints;
const labels: Readonly<Record<string, string>> = hindi.labels;

/** The sentence that says what to write in a field. */
export function hintOf(description: string, language: StudioLanguage): string {
  return (language === "hi" && hints[description]) || description;
}

/** The name of a field, a choice or a file: `spiceLevel` is Spice level. */
export function labelOf(name: string, language: StudioLanguage): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return (language === "hi" && labels[name]) || words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What the start page and its bar say. */
export const messages = {
  en: {
    title: "What would you like to change?",
    lead: "Choose a line. Change the words in the form and press Save. English and Hindi stand side by side.",
    start: "Start",
    form: "Form",
    page: "Page",
    phone: "Phone",
    desktop: "Desktop",
    checking: "Checking …",
    good: "All good",
    faults: "To put right before this goes online:",
    open: "Open the form",
    undo: "Undo",
    undone: "It is as it was before.",
    noChanges: "Nothing has been changed here yet.",
    online:
      "What you save here is on this computer. How it goes online is written in docs/publishing.md: whoever looks after the code sets it up once, and from then on every save goes online by itself when it has no fault.",
    hosted:
      "What you save goes online by itself in a few minutes, if it has no fault. If it has one, the site stays as it was, and the code host writes you an e-mail.",
    heic: "this photo is in Apple's own format (HEIC), which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send it to yourself on WhatsApp and use that one.",
    notAPicture: "this is not a picture that can be read. Choose a JPEG or PNG file.",
    program: "this drawing contains a program or a link. Save it again as a plain SVG.",
    tooLarge: "this picture is larger than 40 MB. Choose a smaller one.",
  },
  hi: {
    title: "क्या बदलना है?",
    lead: "एक लाइन चुनिए। फ़ॉर्म में शब्द बदलिए और Save दबाइए। अंग्रेज़ी और हिंदी साथ-साथ दिखती हैं।",
    start: "शुरू",
    form: "फ़ॉर्म",
    page: "पन्ना",
    phone: "फ़ोन",
    desktop: "कंप्यूटर",
    checking: "जाँच हो रही है …",
    good: "सब ठीक है",
    faults: "ऑनलाइन जाने से पहले यह ठीक कीजिए:",
    open: "फ़ॉर्म खोलें",
    undo: "वापस लें",
    undone: "पहले जैसा हो गया।",
    noChanges: "यहाँ अभी कुछ नहीं बदला है।",
    online:
      "यहाँ सेव की हुई चीज़ इसी कंप्यूटर पर रहती है। ऑनलाइन कैसे जाएगी, यह docs/publishing.md में लिखा है: जो कोड देखते हैं, वे एक बार लगा देंगे; फिर हर सेव, अगर उसमें गलती न हो, अपने-आप ऑनलाइन जाएगी।",
    hosted:
      "आपने जो सेव किया, वह कुछ मिनट में अपने-आप ऑनलाइन जाएगा, अगर उसमें गलती न हो। गलती हो तो साइट पहले जैसी रहती है, और कोड होस्ट आपको ई-मेल भेजता है।",
    heic: "यह फ़ोटो Apple के अपने फ़ॉर्मैट (HEIC) में है, जिसे यह ब्राउज़र नहीं पढ़ सकता। iPhone में Settings, Camera, Formats, Most Compatible चुनकर दोबारा खींचिए, या WhatsApp पर ख़ुद को भेजकर वही लगाइए।",
    notAPicture: "यह ऐसी फ़ोटो नहीं है जो पढ़ी जा सके। JPEG या PNG चुनिए।",
    program: "इस चित्र में प्रोग्राम या लिंक है। इसे सादे SVG में दोबारा सेव कीजिए।",
    tooLarge: "यह फ़ोटो 40 MB से बड़ी है। छोटी चुनिए।",
  },
} as const;

/** What people come for, with the address of the form in the editor. */
export const tasks = [
  { en: "Change a phone number", hi: "फ़ोन नंबर बदलना", form: "/collections/house/entries/site" },
  { en: "Change a price or the packs", hi: "दाम या पैक बदलना", form: "/collections/products" },
  { en: "Add a masala", hi: "नया मसाला जोड़ना", form: "/collections/products/new" },
  { en: "Change a photo", hi: "फ़ोटो बदलना", form: "/collections/products" },
  { en: "Say what a photo shows", hi: "फ़ोटो में क्या है, यह लिखना", form: "/collections/house/entries/photos" },
  { en: "Change a recipe", hi: "रेसिपी बदलना", form: "/collections/recipes" },
  { en: "Change a sentence on a page", hi: "किसी पन्ने का वाक्य बदलना", form: "/collections/pages" },
  { en: "Switch “Enquire Now!” on or off", hi: "“अभी पूछिए!” चालू या बंद करना", form: "/collections/house/entries/site" },
  { en: "Choose what the buttons do", hi: "बटन क्या करें, यह चुनना", form: "/collections/house/entries/controls" },
] as const;

export const undoTask = { en: "Undo a change", hi: "बदलाव वापस लेना" } as const;
export const onlineTask = { en: "Put the site online", hi: "साइट ऑनलाइन करना" } as const;
