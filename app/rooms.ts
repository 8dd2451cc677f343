/**
 * The rooms of the application, from the lowest to the highest. A file imports from its own room and from those below
 * it, so that a room can be read, tested and taken out without those above it.
 */
export const rooms = [
  "text",
  "site",
  "styles",
  "brand",
  "fonts",
  "ui",
  "islands",
  "content",
  "features/packs",
  "features/measures",
  "features/contact-file",
  "features/enquiry",
  "features/controls",
  "features/slip",
  "features/catalogue",
  "features/recipes",
  "features/catalogue-pdf",
  "document",
  "pages",
];
