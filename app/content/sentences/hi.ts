import { type Phrases, type Sentences, worded } from "../problem-codes.ts";

const phrases: Phrases = {
  text: () => "कुछ शब्द",
  filledText: () => "कुछ शब्द, ख़ाली लाइन नहीं",
  hindiLetters: () => "??? की जगह हिंदी अक्षर",
  variables: ({ own, hasShared }) => {
    const names = [own.join(", "), hasShared && "साइट का अपना नाम, जैसे {brand},"].filter(Boolean);
    return names.length > 0 ? `{ } में ${names.join(" या ")}` : "{ } के बिना शब्द";
  },
  oneBar: () => "एक और कई के शब्दों के बीच ज़्यादा से ज़्यादा एक |",
  list: () => "सूची",
  filledList: () => "कम से कम एक लाइन",
  exactList: ({ count }) => `ठीक ${count} लाइनें`,
  translatedList: () => "सूची",
  pack: () => "500gm या 10kg जैसा पैक, या bulk",
  packs: () => "पैक, हर पैक एक ही बार, बीच में कॉमा (,), साथ में दाम नहीं, जैसे 50gm, 500gm, 10kg, bulk,",
  looseWord: () => "ज़्यादा से ज़्यादा छह अक्षरों का एक शब्द",
  wholeNumber: ({ from, to }) => `${from} से ${to} तक पूरी संख्या`,
  number: ({ from, to }) => `${from} से ${to} तक का नंबर`,
  five: () => "5",
  trueOrFalse: () => "चालू या बंद",
  choice: ({ choices }) => `इनमें से एक: ${choices.join(", ")},`,
  actionKind: () => "सूची में से एक काम",
  kindWithoutDownload: () => "कोई और काम, क्योंकि डाउनलोड सिर्फ़ PDF वाले बटन का है,",
  kindWithoutScripts: () => "“कुछ नहीं”, “पन्ना खोलना” या “WhatsApp”",
  group: () => "इसके ख़ाने",
  photoName: () => "सूची में से फ़ोटो",
  drawingName: () => "बना हुआ चित्र (.svg फ़ाइल)",
  name: () => "छोटे अंग्रेज़ी अक्षरों, अंकों और - का नाम",
  siteAddress: () => "https:// से शुरू होने वाला पता, आख़िर में / के बिना",
  httpsAddress: () => "https:// से शुरू होने वाला पता",
  email: () => "ईमेल का पता",
  emailOnce: () => "जहाँ ईमेल का पता दिखे, वहाँ एक ही बार {email}",
  phone: () => "+91 98765 43210 जैसा फ़ोन नंबर",
  phoneOnce: () => "जहाँ फ़ोन नंबर दिखे, वहाँ एक ही बार {phone}",
  time: () => "00:00 से 23:59 तक का समय",
  closingTime: () => "खुलने के बाद का समय",
  date: () => "2027-01-26 जैसी तारीख़",
  yearOfFourDigits: () => "2027-01-26 जैसा चार अंकों का साल",
  fssai: () => "14 अंक",
  gstin: () => "22AAAAA0000A1Z5 जैसा 15 अक्षरों और अंकों का GST नंबर",
  spiceColour: () => "#b03a2e जैसा रंग",
  groundColour: () => "#895a45 जैसा रंग",
  twoPercentages: () => "50% 45% जैसे दो प्रतिशत, 0% से 100% तक",
  emoji: () => "एक इमोजी, जैसे 🍲,",
  noUnit: () => "मात्रा के साथ ही माप",
  placeholderFiles: () => "फ़ाइलों के नाम",
  placeholderFields: () => "ख़ानों के नाम",
  placeholderText: () => "मनगढ़ंत शब्द",
};

const editedByHand = () => "फ़ाइल हाथ से बदली गई है और पढ़ी नहीं जाती; साइट सँभालने वालों को बताइए";

/** For the studio, where the reader sees forms. */
export const hindi: Sentences = {
  expected: ({ wanted, found }) =>
    `${worded(wanted, phrases)} चाहिए; ${typeof found === "string" ? `लिखा है: ${found}` : "यहाँ कुछ नहीं लिखा"}`,
  unknownField: () => "फ़ाइल में ऐसा ख़ाना है जो साइट नहीं जानती; साइट सँभालने वालों को बताइए",
  controlCharacters: ({ found }) => `इन शब्दों में कोई छिपा हुआ निशान है (${found})। इन्हें यहाँ ख़ुद लिखिए, कहीं से कॉपी मत कीजिए`,
  repeatedDate: ({ date }) => `यह तारीख़ दो बार है: "${date}"। एक को बदलिए या हटाइए`,
  pastDay: ({ day }) => `यह दिन बीत चुका है: "${day}"। साल देख लीजिए`,

  nameWithoutLatinLetters: ({ name }) =>
    `यहाँ नाम अंग्रेज़ी अक्षरों में लिखिए, जैसे Haldi Powder, और हिन्दी नाम हिन्दी वाले ख़ाने में: इसी से पता बनता है। अभी लिखा है: "${name}"`,
  repeatedId: ({ id }) => `यह नाम सूची में दो बार है: "${id}"। एक को बदलिए या हटाइए`,
  repeatedIngredient: ({ id }) => `यह चीज़ सूची में दो बार है: "${id}"। एक को बदलिए या हटाइए`,
  spiceIsProduct: ({ id }) => `"${id}" अब मसालों की सूची में है; उसे यहाँ से हटाइए`,
  unknownSpice: ({ id }) => `यह मसाला नहीं मिला: "${id}"। दूसरा चुनिए, या यह लाइन हटाइए`,
  unknownRegion: ({ id }) => `यह राज्य सूची में नहीं है: "${id}"। दूसरा चुनिए`,
  missingPhoto: ({ name }) => `यह फ़ोटो नहीं मिली: "${name}"। दूसरी चुनिए`,
  photoWithoutDescription: ({ usedIn }, nameOf) =>
    `यह नहीं लिखा कि इस फ़ोटो में क्या है। “फ़ोटो में क्या है, यह लिखें” में यही फ़ोटो जोड़िए और एक वाक्य लिखिए। (फ़ोटो यहाँ लगी है: ${nameOf(usedIn)})`,
  repeatedPhotoName: ({ other }) => `इसी नाम की एक और फ़ोटो है: "${other}"। दोनों में से एक को दूसरे नाम से सेव करके दोबारा चुनिए`,
  missingIllustration: ({ name }) => `यह चित्र नहीं मिला: "${name}"। दूसरा चुनिए, या ख़ाली छोड़िए`,
  descriptionWithoutPhoto: () => "ऐसी कोई फ़ोटो नहीं है; दूसरी चुनिए, या यह हिस्सा हटाइए",
  linkOutsideLabel: ({ label, link }) => `ये शब्द शर्तों वाले बॉक्स के वाक्य में होने चाहिए: "${label}"; लिखा है: "${link}"`,

  differentVariables: ({ wanted, found }) =>
    `दोनों भाषाओं में { } में एक ही बात चाहिए: दूसरी भाषा में ${wanted || "कुछ नहीं"}, यहाँ ${found || "कुछ नहीं"}। एक को बदलिए`,
  differentLength: ({ wanted, found }) => `दोनों भाषाओं में बराबर लाइनें चाहिए: दूसरी भाषा में ${wanted}, यहाँ ${found}`,
  differentIds: ({ wanted, found }) => `दोनों भाषाओं में यही सूची इसी क्रम में चाहिए: ${wanted}; यहाँ है: ${found}`,
  onlyInOriginal: () => "दूसरी भाषा में यह लिखा है; यहाँ भी लिखिए, या वहाँ से हटाइए",
  onlyInTranslation: () => "दूसरी भाषा में यह नहीं है; इसे हटाइए, या वहाँ भी लिखिए",

  unsupportedCharacters: ({ characters }) =>
    `ये अक्षर साइट पर नहीं दिखेंगे: ${characters.map((character) => `"${character}"`).join(", ")}। हिंदी या अंग्रेज़ी अक्षरों में लिखिए`,
  pictureTooSmall: ({ least, usedIn, width, height }, nameOf) =>
    `यह फ़ोटो छोटी है: ${width} × ${height}। चौड़ाई कम से कम ${least} चाहिए; बड़ी फ़ोटो चुनिए। (यहाँ लगी है: ${nameOf(usedIn)})`,
  emptyPicture: () => "JPEG या PNG फ़ोटो चाहिए; यह है: ख़ाली फ़ाइल; फ़ोटो दोबारा चुनिए",
  pictureFormat: ({ format }) => `JPEG या PNG फ़ोटो चाहिए; यह है: ${format} फ़ाइल; उसे JPEG में सेव कीजिए`,
  pictureWithMetadata: () =>
    "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ोटो, जिसमें लिखा हो सकता है कि कहाँ और किसने खींची। यहाँ दोबारा चुनिए, तो वह हट जाएगा",
  damagedPicture: () =>
    "JPEG या PNG फ़ोटो चाहिए; यह है: ऐसी फ़ाइल, जो फ़ोटो नहीं है या ख़राब है; फ़ोटो को JPEG में दोबारा सेव कीजिए",
  unreadableDrawing: () => "यह ऐसा चित्र नहीं है जो पढ़ा जा सके; इसे सादे SVG में दोबारा सेव कीजिए",
  tooManyShapes: () =>
    "इस चित्र में आकारों के सिवा और कुछ भी है: इतने आकार, जितने फ़ोन नहीं बना सकता। इसे सादे SVG में दोबारा सेव कीजिए",
  forbiddenInDrawing: ({ part }) => `इस चित्र में आकारों के सिवा और कुछ भी है: ${part}। इसे सादे SVG में दोबारा सेव कीजिए`,

  missingFile: () => "यह पूरा हिस्सा ग़ायब है; साइट सँभालने वालों को बताइए, या “बदलाव वापस लें”",
  missingTranslation: ({ original }, nameOf) =>
    `दूसरी भाषा में यह है (${nameOf(original)}), यहाँ नहीं; यहाँ भी लिखकर सेव कीजिए`,
  unreadFile: () => "यह फ़ाइल साइट की नहीं है; साइट सँभालने वालों को बताइए",
  unreadTranslation: () => "यह सिर्फ़ इसी भाषा में है, दूसरी में नहीं; साइट सँभालने वालों को बताइए",
  misnamedFile: () => "इस फ़ाइल का नाम ठीक नहीं है; साइट सँभालने वालों को बताइए",
  misnamedTextFile: () => "इस फ़ाइल का नाम ठीक नहीं है; साइट सँभालने वालों को बताइए",
  folderInsteadOfFile: () => "यहाँ फ़ाइल की जगह फ़ोल्डर है; साइट सँभालने वालों को बताइए",
  unknownPlaceholderFile: () => "मनगढ़ंत बातों की सूची में ऐसा नाम है, जो अब नहीं है; साइट सँभालने वालों को बताइए",
  unknownPlaceholder: () => "मनगढ़ंत बातों की सूची में ऐसा नाम है, जो अब नहीं है; साइट सँभालने वालों को बताइए",

  notUtf8: () => "फ़ाइल किसी और प्रोग्राम से सेव हुई है और पढ़ी नहीं जाती; साइट सँभालने वालों को बताइए",
  invalidYaml: editedByHand,
  unquotedText: editedByHand,
  textOverLines: editedByHand,
  textCutOff: editedByHand,
  checkFailed: ({ reason }) => reason,
  beforeLaunch: ({ sentence }) => sentence,
};
