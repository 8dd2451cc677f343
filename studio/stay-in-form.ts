/**
 * Makes Sveltia keep the form open after a save. By default it returns to a list, which the person may never have seen.
 * Sveltia reads its preferences as soon as it is loaded.
 */
const preferences = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(preferences) ?? "{}");
localStorage.setItem(preferences, JSON.stringify({ ...chosen, closeOnSave: false }));
