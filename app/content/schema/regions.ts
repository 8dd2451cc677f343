import type { z } from "zod";
import { boolean, choice, group, hindi, list, slug } from "./fields.ts";

/** regions.yaml: every state the site mentions. */
export const regionsSchema = list(
  "states",
  {
    label: { en: "States", hi: "राज्य" },
    en: "Every state the site mentions; the footer lists those served, in this order.",
    hi: "साइट पर जिनका नाम आता है, वे सारे राज्य; जहाँ माल जाता है, वे सबसे नीचे इसी क्रम में दिखते हैं।",
  },
  group(
    { en: "State", hi: "राज्य" },
    {
      id: slug({
        label: { en: "Short name", hi: "छोटा नाम (अंग्रेज़ी में)" },
        en: "The state's name in small letters with hyphens.",
        hi: "राज्य का नाम छोटे अंग्रेज़ी अक्षरों में, बीच में -, जैसे madhya-pradesh।",
      }),
      name: { label: "नाम", en: "The state's name.", hi: "राज्य का नाम।" },
      hindi: hindi({
        en: "The state's name in Hindi; leave it out on Hindi pages.",
        hi: "राज्य का हिंदी नाम, अंग्रेज़ी पन्ने के लिए।",
      }),
      cities: list(
        "cities",
        { label: "शहर", en: "The cities served; may be empty.", hi: "वहाँ के शहर, जहाँ माल जाता है; ख़ाली भी रह सकता है।" },
        { label: { en: "City", hi: "शहर" }, en: "A city.", hi: "एक शहर।" },
      ),
      icon: choice(
        { paddy: "धान", wheel: "पहिया", fort: "किला", leaf: "पत्ता", tree: "पेड़", mill: "चक्की" },
        { label: "चित्र", en: "The little drawing on its card.", hi: "कार्ड पर बना छोटा चित्र।" },
      ),
      isServed: boolean({
        label: { en: "We deliver here", hi: "यहाँ माल जाता है" },
        en: "Lists it among the served states in the footer.",
        hi: "चालू हो, तो सबसे नीचे उन राज्यों में दिखता है, जहाँ माल जाता है।",
      }),
    },
  ),
);

export type Region = z.infer<typeof regionsSchema>[number];
