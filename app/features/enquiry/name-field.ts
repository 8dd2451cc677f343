/** Attributes of fields for names of people, firms and places, which phones would otherwise autocorrect. */
export const nameField = { autoCorrect: "off", autoCapitalize: "words", spellCheck: false } as const;
