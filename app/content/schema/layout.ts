import type { z } from "zod";
import { fields, group, hindi, list, plainTemplate, template, texts, translated, wordsFor } from "./fields.ts";
import { regionStatuses } from "./options.ts";

/** layout.yaml: the words that all pages share. */
export const layoutSchema = fields({
  skip: { label: "मेन्यू छोड़कर आगे", en: "The link that skips the navigation.", hi: "मेन्यू छोड़कर आगे चलने का लिंक।" },
  newTab: {
    label: "नए टैब की बात",
    en: "Read out after links that open in a new tab.",
    hi: "नए टैब में खुलने वाले लिंक के बाद सुनाया जाता है।",
  },
  chatNumber: {
    label: "हमारे नंबर से पहले के शब्द",
    en: "Before our number, which appears beside a WhatsApp button that was pressed, to copy.",
    hi: "WhatsApp का बटन दबाने पर उसके पास हमारा नंबर दिखता है, ताकि कोई कॉपी कर सके; उस नंबर से पहले के शब्द।",
  },
  linkCopied: {
    label: "लिंक कॉपी हुआ",
    en: "Shown when a link was copied because the device has no share sheet.",
    hi: "तब दिखता है, जब फ़ोन में “भेजें” न हो और लिंक कॉपी हो जाए।",
  },
  linkSelected: {
    label: "लिंक कॉपी न हो, तब",
    en: "Shown when the browser does not allow copying either; the link is then selected.",
    hi: "तब दिखता है, जब ब्राउज़र कॉपी भी न करने दे; लिंक तब सिलेक्ट हो जाता है।",
  },
  pdf: group(
    { label: { en: "PDF", hi: "PDF के लिंक" }, en: "What a link to a PDF says.", hi: "PDF का लिंक क्या कहता है।" },
    {
      saving: {
        label: "PDF सेव हो रही हो, तब",
        en: "Shown when a PDF was asked for: what to do if the browser saves nothing.",
        hi: "PDF माँगने पर दिखता है: ब्राउज़र कुछ सेव न करे, तो क्या करें।",
      },
      open: {
        label: "PDF खोलने का लिंक",
        en: "The link that opens the PDF instead.",
        hi: "वह लिंक, जो PDF को सेव करने के बदले खोल देता है।",
      },
    },
  ),
  menu: group("मेन्यू", {
    name: {
      label: "नाम",
      en: "The name of the navigation, for screen readers.",
      hi: "मेन्यू का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    open: { label: "मेन्यू खोलें", en: "The name of the menu button.", hi: "मेन्यू बटन का नाम।" },
    close: { label: "बंद करें", en: "The name of the panel's close button.", hi: "मेन्यू बंद करने वाले बटन का नाम।" },
    brandHome: template({ label: "लोगो का लिंक", en: "The name of the logo's link.", hi: "लोगो के लिंक का नाम।" }, [
      "brand",
    ]),
  }),
  hours: translated(
    plainTemplate({ label: "समय", en: "The business hours in words.", hi: "खुलने का समय शब्दों में।" }, [
      "days",
      "opens",
      "closes",
    ]),
  ),
  closed: translated(
    plainTemplate({ label: "किन दिनों बंद", en: "The days the business is closed.", hi: "किन दिनों बंद रहता है।" }, [
      "closedDays",
    ]),
  ),
  openNow: group("अभी खुला है या नहीं", {
    open: template({ label: "अभी खुला हो", en: "Said while the office is open.", hi: "खुला हो, तब के शब्द।" }, ["closes"]),
    today: template({ label: "आज खुले", en: "Said before it opens on the same day.", hi: "उसी दिन खुलने से पहले के शब्द।" }, [
      "opens",
    ]),
    tomorrow: template(
      { label: "कल खुले", en: "Said while it is closed until the next day.", hi: "अगले दिन तक बंद हो, तब के शब्द।" },
      ["opens"],
    ),
    later: template(
      {
        label: "बाद में खुले",
        en: "Said while it is closed for longer: when it opens next.",
        hi: "उससे ज़्यादा देर बंद हो, तब के शब्द: अगली बार कब खुलेगा।",
      },
      ["day", "opens"],
    ),
    holiday: template(
      {
        label: "छुट्टी का दिन",
        en: "Said all day on a holiday: when it opens next.",
        hi: "छुट्टी के दिन, दिन भर के शब्द: अगली बार कब खुलेगा।",
      },
      ["day", "opens"],
    ),
  }),
  unavailable: group(
    {
      label: "जब कोई हिस्सा न खुले",
      en: "What a visitor can do when a part of the page has not loaded.",
      hi: "पन्ने का कोई हिस्सा न खुले, तो ग्राहक क्या करे।",
    },
    {
      text: {
        label: "वाक्य",
        en: "Said at a button that cannot work, because a part of the page has not loaded.",
        hi: "जो बटन काम न कर सके, क्योंकि पन्ने का वह हिस्सा नहीं खुला, उसकी जगह यह लिखा आता है।",
      },
      retry: {
        label: "फिर कोशिश का बटन",
        en: "The button after it that tries again.",
        hi: "उसके बाद का बटन, जो फिर कोशिश करता है।",
      },
      chat: { label: "WhatsApp संदेश", en: "The WhatsApp link after it.", hi: "उसके बाद का WhatsApp लिंक।" },
      message: { label: "संदेश", en: "The message that chat starts with.", hi: "उस बातचीत का पहला संदेश।" },
    },
  ),
  numbers: texts({
    label: "गिनती शब्दों में",
    en: "The numbers in words, starting with one, for {products} and similar values; higher numbers are shown as digits.",
    hi: "गिनती शब्दों में, एक से शुरू, जैसे “नौ मसाले” में नौ; जो गिनती यहाँ न हो, वह अंकों में दिखती है।",
  }),
  statuses: wordsFor("राज्यों के हाल", regionStatuses, { en: "The status's name.", hi: "इस हाल का नाम।" }),
  footer: group("पन्ने का सबसे निचला हिस्सा", {
    company: group("कंपनी", {
      title: { label: "शीर्षक", en: "The first column's title.", hi: "पहले कॉलम का शीर्षक।" },
      text: { label: "वाक्य", en: "The company in two sentences.", hi: "कंपनी दो वाक्यों में।" },
    }),
    links: group("लिंक", {
      title: { label: "शीर्षक", en: "The second column's title.", hi: "दूसरे कॉलम का शीर्षक।" },
      about: { label: "हमारी कहानी", en: "The link to About.", hi: "“हमारी कहानी” का लिंक।" },
      products: { label: "मसाले", en: "The link to Products.", hi: "“मसाले” का लिंक।" },
      distributors: { label: "डिस्ट्रीब्यूटर", en: "The link to Distributors.", hi: "“डिस्ट्रीब्यूटर” का लिंक।" },
      recipes: { label: "रेसिपी", en: "The link to Recipes.", hi: "“रसोई” का लिंक।" },
    }),
    popular: group("पसंदीदा", {
      title: { label: "शीर्षक", en: "The third column's title.", hi: "तीसरे कॉलम का शीर्षक।" },
      products: list(
        "products",
        { label: "मसाले", en: "The popular products; a plain list, not links.", hi: "पसंदीदा मसाले; सिर्फ़ नाम, लिंक नहीं।" },
        group("मसाला", {
          name: { label: "नाम", en: "A product.", hi: "एक मसाला।" },
          hindi: hindi({
            en: "Its name in Hindi; leave it out on Hindi pages.",
            hi: "इसका हिंदी नाम, अंग्रेज़ी पन्ने के लिए।",
          }),
        }),
      ),
    }),
    locations: group("पते", {
      title: { label: "शीर्षक", en: "The fourth column's title.", hi: "चौथे कॉलम का शीर्षक।" },
      fssai: {
        label: { en: "FSSAI number", hi: "FSSAI नंबर" },
        en: "The label of the licence number.",
        hi: "लाइसेंस नंबर से पहले का शब्द।",
      },
      gstin: {
        label: { en: "GST number", hi: "GST नंबर" },
        en: "The label of the tax number.",
        hi: "GST नंबर से पहले का शब्द।",
      },
      stateCode: { label: "राज्य कोड", en: "The label of the state code.", hi: "राज्य कोड से पहले का शब्द।" },
      businessStart: {
        label: "कारोबार की शुरुआत",
        en: "The label of the date the business started.",
        hi: "कारोबार की शुरुआत से पहले का शब्द।",
      },
      whatsapp: { label: { en: "WhatsApp", hi: "WhatsApp" }, en: "The WhatsApp button.", hi: "WhatsApp बटन।" },
    }),
    vegetarian: {
      label: "शाकाहारी",
      en: "The name of the green vegetarian mark, for screen readers.",
      hi: "हरे शाकाहारी निशान का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    rights: template({ label: "अधिकार", en: "The copyright line.", hi: "कॉपीराइट की लाइन।" }, ["year", "brand"]),
  }),
  errorView: group("कुछ गड़बड़ हो, तब", {
    title: { label: "शीर्षक", en: "The title of the error view.", hi: "कुछ गड़बड़ हो जाए, तब दिखने वाला शीर्षक।" },
  }),
});

export type LayoutWords = z.infer<typeof layoutSchema>;
