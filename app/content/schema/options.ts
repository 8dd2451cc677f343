/** The values of the selects (docs/specification.md, 4 and 5); their labels are in the content. */
export const categories = ["powder", "blend", "whole-spice", "dried-herbs"] as const;
export type Category = (typeof categories)[number];
export const experienceOptions = ["0-1", "2-5", "5-10", "10+"] as const;
export const regionOptions = [
  "chhattisgarh",
  "madhya-pradesh",
  "odisha",
  "jharkhand",
  "gujarat",
  "rajasthan",
  "maharashtra",
  "bihar",
  "other",
] as const;
export const volumeOptions = ["100-500", "500-1000", "1000-2000", "2000+"] as const;
export const inquiryOptions = ["general", "product", "bulk", "distributor", "complaint", "other"] as const;

/** The kitchens that products belong to. */
export const culinaryRegions = ["pan-indian", "north-indian", "mughlai"] as const;
/** The status of a state where the spices are sold. */
export const regionStatuses = ["headquarters", "strong-presence", "growing", "established", "active"] as const;
export const difficulties = ["easy", "medium"] as const;

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** The same from Sunday on, as in `Date.getDay()`. */
export const weekdaysFromSunday = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** The units of amounts in recipes; an amount without a unit is a count: "2 onions". */
export const kitchenUnits = ["g", "kg", "ml", "l", "cup", "tbsp", "tsp", "pinch"] as const;
export type KitchenUnit = (typeof kitchenUnits)[number];
