/** For names of people, firms and places: phones would correct them, and underline them as misspelt. */
export const nameField = { autoCorrect: "off", autoCapitalize: "words", spellCheck: false } as const;
