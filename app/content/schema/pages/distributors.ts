import { filledList, group, list, listOf, namedChoice, packs, picture, slug } from "../fields.ts";
import { formWords, input, privacyWords, select } from "../form-fields.ts";
import { experienceOptions, regionOptions, regionStatuses, volumeOptions } from "../options.ts";
import { contactCards, page, point, section, whatsappButton } from "../page-fields.ts";

/** pages/distributors.yaml: the words of the page. */
export const distributorsSchema = page({
  apply: { label: "फ़ॉर्म भरें", en: "The link to the form.", hi: "फ़ॉर्म का लिंक।" },
  whatsapp: whatsappButton(),
  packs: packs({ label: "पैक", en: "The pack sizes on the pile of weights.", hi: "बाटों के ढेर पर पैक।" }),
  benefits: section("क्या बढ़ाए", {
    points: listOf(6, { label: "बातें", en: "Six benefits.", hi: "छह फ़ायदे।" }, point("बात")),
  }),
  reach: section("अभी कहाँ पहुँच है", {
    states: list(
      "states",
      { label: "राज्य", en: "Current reach by state.", hi: "अभी किन राज्यों में पहुँच है।" },
      group("राज्य", {
        region: slug({ label: "राज्य", en: "The state.", hi: "राज्य चुनिए।" }, "region"),
        status: namedChoice(regionStatuses, { label: "हाल", en: "Its status.", hi: "वहाँ काम कैसा है, जैसे “बढ़ रहे हैं”।" }),
      }),
    ),
    wantedTitle: {
      label: "डिस्ट्रीब्यूटर कहाँ चाहिए: शीर्षक",
      en: "The title above the states where partners are wanted.",
      hi: "जहाँ डिस्ट्रीब्यूटर चाहिए, उन राज्यों के ऊपर का शीर्षक।",
    },
    wantedNote: {
      label: "डिस्ट्रीब्यूटर कहाँ चाहिए: वाक्य",
      en: "The sentence below it, that partners are wanted there.",
      hi: "उसके नीचे का वाक्य, कि वहाँ डिस्ट्रीब्यूटर चाहिए।",
    },
    wanted: list(
      "states",
      {
        label: "डिस्ट्रीब्यूटर कहाँ चाहिए: राज्य",
        en: "The states where partners are wanted.",
        hi: "जिन राज्यों में डिस्ट्रीब्यूटर चाहिए।",
      },
      slug({ label: "राज्य", en: "The state.", hi: "राज्य चुनिए।" }, "region"),
    ),
    wantedStatus: { label: "डिस्ट्रीब्यूटर कहाँ चाहिए: हाल", en: "Their status.", hi: "वहाँ का हाल, जैसे “डिस्ट्रीब्यूटर चाहिए”।" },
  }),
  picture: picture("scene", { label: "फ़ोटो", en: "The picture of the packs.", hi: "पैक की फ़ोटो।" }),
  form: group("फ़ॉर्म", {
    ...formWords,
    name: input("नाम"),
    email: input("ईमेल"),
    phone: input("फ़ोन"),
    business: input("दुकान या फ़र्म"),
    experience: select("कितने साल का काम", experienceOptions),
    region: select("कौन-सा इलाका", regionOptions),
    volume: select("महीने में कितना माल", volumeOptions),
    message: input("संदेश"),
    hasLicense: { label: "लाइसेंस है", en: "The label of the licence box.", hi: "लाइसेंस वाले बॉक्स के शब्द।" },
    agreedToTerms: { label: "शर्तें मंज़ूर", en: "The label of the terms box.", hi: "शर्तों वाले बॉक्स के शब्द।" },
    untilAgreed: {
      label: "शर्तें मंज़ूर न हों, तब",
      en: "Said beside the submit button until the terms box is ticked.",
      hi: "शर्तों पर टिक न लगा हो, तब भेजने के बटन के पास के शब्द।",
    },
    termsLink: {
      label: "शर्तों का लिंक",
      en: "The words of that label that lead to the terms.",
      hi: "उस वाक्य के वे शब्द, जो शर्तों पर ले जाते हैं।",
    },
  }),
  privacy: privacyWords,
  terms: section("शर्तें", {
    points: filledList(
      "terms",
      {
        label: "बातें",
        en: "The terms of distribution, each in a sentence or two.",
        hi: "डिस्ट्रीब्यूटर की शर्तें, हर एक एक-दो वाक्य में।",
      },
      point("बात"),
    ),
    back: { label: "लौटने का लिंक", en: "The link back to the form.", hi: "वापस फ़ॉर्म पर ले जाने वाला लिंक।" },
  }),
  cards: contactCards(
    {
      label: "नाम",
      en: "The name of the contact cards, for screen readers.",
      hi: "संपर्क कार्डों का नाम, उनके लिए जो पन्ना देखते नहीं, सुनते हैं।",
    },
    {
      email: group("ईमेल", { title: { label: "शीर्षक", en: "The title of the e-mail card.", hi: "ईमेल कार्ड का शीर्षक।" } }),
    },
  ),
});
