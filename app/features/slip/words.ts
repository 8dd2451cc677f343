import type { z } from "zod";
import { group, hindi, template } from "../../content/schema/fields.ts";
import { copyMessage } from "../enquiry/words.ts";

/** slip.yaml: the words of the order slip. */
export const slipSchema = group(
  { en: "Order slip", hi: "पर्ची" },
  {
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
    ...copyMessage,
    call: { label: "फ़ोन करें", en: "The button that calls.", hi: "फ़ोन करने वाला बटन।" },
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
  },
);
export type OrderSlipWords = z.infer<typeof slipSchema>;
