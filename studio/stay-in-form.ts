/**
 * After a save one stays in the form, beside the page that shows it, and not in a list that one may never have seen.
 * Sveltia reads its preferences as soon as it is loaded.
 */
const preferences = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(preferences) ?? "{}");
localStorage.setItem(preferences, JSON.stringify({ ...chosen, closeOnSave: false }));
