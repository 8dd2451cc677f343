import { countableText, group, labelled, listOf, template, wordsFor } from "../fields.ts";
import { difficulties, kitchenUnits } from "../options.ts";
import { figures, page, point, section, sectionHeader, whatsappButton } from "../page-fields.ts";

/** pages/recipes.yaml: the words of the page. */
export const recipesSchema = page({
  cards: labelled("कार्ड", sectionHeader),
  dishes: {
    label: "पकवानों की सूची",
    en: "The name of the list of drawn dishes above the cards, for screen readers.",
    hi: "कार्डों के ऊपर बने पकवानों की सूची का नाम, स्क्रीन रीडर के लिए।",
  },
  measures: group(
    { label: "कप और चम्मच", en: "Opened with a press, above the cards.", hi: "कार्डों के ऊपर, दबाने पर खुलता है।" },
    {
      title: { label: "शीर्षक", en: "The title of what can be opened.", hi: "उसका शीर्षक, जिसे दबाते हैं।" },
      text: {
        label: "वाक्य",
        en: "What a cup and a spoon hold, and what the minutes include.",
        hi: "कप और चम्मच में कितना आता है, और मिनटों में क्या-क्या गिना है।",
      },
    },
  ),
  time: { label: "समय", en: "The label of the cook time.", hi: "पकने के समय से पहले का शब्द।" },
  minutes: template({ label: "मिनट", en: "The cook time.", hi: "पकने का समय।" }, ["minutes"]),
  level: { label: "आसान या मध्यम से पहले का शब्द", en: "The label of the difficulty.", hi: "आसान या मध्यम से पहले का शब्द।" },
  difficulties: wordsFor("आसान, मध्यम", difficulties, {
    en: "The difficulty's label.",
    hi: "इसका नाम, जैसा कार्ड पर दिखे।",
  }),
  serves: {
    label: { en: "For how many", hi: "कितनों के लिए" },
    en: "The label of the servings.",
    hi: "कितने लोगों के लिए, उससे पहले का शब्द।",
  },
  spices: { label: "मसालों से पहले का शब्द", en: "The label of the spices.", hi: "मसालों से पहले का शब्द।" },
  units: wordsFor(
    "माप",
    kitchenUnits,
    {
      en: "The unit after an amount; where one (or a part of one) and more differ, both with a bar between: cup | cups.",
      hi: "मात्रा के बाद का माप; एक (या उससे कम) और कई के शब्द अलग हों, तो दोनों, बीच में |, जैसे बड़ा चम्मच | बड़े चम्मच।",
    },
    countableText(),
  ),
  beforehand: {
    label: "पहले से",
    en: "The label of what is soaked or marinated beforehand.",
    hi: "पहले से भिगोने या मैरिनेट करने की बात से पहले का शब्द।",
  },
  ingredients: { label: "सामग्री", en: "The heading of the ingredients.", hi: "सामग्री का शीर्षक।" },
  steps: { label: "तरीका", en: "The heading of the steps.", hi: "बनाने के तरीके का शीर्षक।" },
  tip: { label: "नुस्ख़ा", en: "The label of a recipe's tip.", hi: "नुस्ख़े से पहले का शब्द।" },
  swap: { label: "इसकी जगह", en: "The label of what may replace an ingredient.", hi: "बदले में क्या डालें, उससे पहले का शब्द।" },
  pdf: group(
    { en: "PDF", hi: "PDF" },
    {
      link: template(
        {
          label: "लिंक",
          en: "The link to the PDF: the words of the button, and for how many its amounts are.",
          hi: "PDF का लिंक: बटन के शब्द, और मात्रा कितनों के लिए है।",
        },
        ["action", "serves"],
      ),
      packs: template({ label: "पैक", en: "The packs of a spice on the PDF.", hi: "PDF पर मसाले के पैक।" }, ["packs"]),
      phone: { label: "फ़ोन", en: "The label of the phone number on the PDF.", hi: "PDF पर फ़ोन नंबर से पहले का शब्द।" },
    },
  ),
  cookAlong: group(
    {
      label: "पकाते समय की मदद",
      en: "What helps while cooking; without JavaScript, cards do not show it.",
      hi: "पकाते समय की मदद; ब्राउज़र में JavaScript बंद हो, तो कार्ड पर नहीं दिखती।",
    },
    {
      servings: template(
        {
          label: "कितनों के लिए: बटनों का नाम",
          en: "The name of the choice of servings for screen readers.",
          hi: "कितने लोगों के लिए, यह चुनने वाले बटनों का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
        },
        ["name"],
      ),
      amountsFor: group(
        {
          label: "मात्रा किसके लिए",
          en: "Shown between the buttons for fewer and more servings.",
          hi: "कम और ज़्यादा वाले बटनों के बीच के शब्द।",
        },
        {
          one: template(
            { label: "एक हो तो", en: "For how many the amounts are, if for one.", hi: "मात्रा एक के लिए हो, तब के शब्द।" },
            ["count"],
          ),
          other: template({ label: "कई हों तो", en: "For how many the amounts are.", hi: "मात्रा कितने लोगों के लिए है।" }, [
            "count",
          ]),
        },
      ),
      fewer: {
        label: "कम लोग",
        en: "The button for fewer servings, for screen readers.",
        hi: "कम लोगों के लिए वाला बटन, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
      },
      more: {
        label: "और ज़्यादा",
        en: "The button for more servings, for screen readers.",
        hi: "ज़्यादा लोगों के लिए वाला बटन, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
      },
      keepScreenOn: {
        label: "स्क्रीन चालू रखें",
        en: "The box that keeps the screen on while cooking.",
        hi: "पकाते समय स्क्रीन चालू रखने वाला बॉक्स।",
      },
      screenOn: { label: "स्क्रीन चालू रहे", en: "Said when the screen stays on.", hi: "स्क्रीन चालू रहे, तब के शब्द।" },
      screenOff: {
        label: "स्क्रीन बंद हो सके",
        en: "Said when the screen may turn off again.",
        hi: "स्क्रीन फिर बंद हो सकती हो, तब के शब्द।",
      },
      screenRefused: {
        label: "स्क्रीन चालू न रहे",
        en: "Said when the phone does not keep the screen on.",
        hi: "फ़ोन स्क्रीन चालू न रखे, तब के शब्द।",
      },
    },
  ),
  actionFor: template(
    {
      label: "बटन का पूरा नाम",
      en: "A card's button for screen readers.",
      hi: "कार्ड का बटन, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    ["action", "name"],
  ),
  stats: figures,
  tips: section("नुस्ख़े", { points: listOf(4, { label: "बातें", en: "Four tips.", hi: "चार नुस्ख़े।" }, point("बात")) }),
  callToAction: group("आख़िर का बुलावा", {
    hindi: { label: { en: "In Hindi", hi: "हिंदी में" }, en: "A question in Hindi.", hi: "हिंदी में एक सवाल।" },
    title: { label: "शीर्षक", en: "The title.", hi: "शीर्षक।" },
    lead: { label: "शीर्षक के नीचे के शब्द", en: "One or two sentences.", hi: "एक-दो वाक्य।" },
    whatsapp: whatsappButton(),
  }),
});
