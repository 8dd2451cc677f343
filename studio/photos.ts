import { pictureRoles } from "../app/content/picture-roles.ts";
import { interpolate } from "../app/interpolate.ts";
import { drawingFault } from "../tools/check/drawings.ts";
import { messages, type StudioLanguage } from "./words.ts";

/** The widest that any page shows a picture, in pixels. */
const widest = Math.max(...Object.values(pictureRoles).flatMap(({ widths }) => widths));

/** The minimum width for the smallest role of a picture: see picture-files.ts. */
const narrowest = Math.min(...Object.values(pictureRoles).map(({ widths }) => widths[1]));

/** Larger than the photographs of any phone; protects the browser's memory. */
const largest = 40_000_000;

/**
 * Prepares every picture that is chosen or dropped before Sveltia sees it: rotated upright, without metadata such as
 * the place, and no larger than the site needs. An unreadable file is refused with a message.
 */
export function acceptPhotos(language: StudioLanguage): void {
  const onChange = (event: Event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !isNew(input.files)) return;
    event.stopImmediatePropagation();
    prepare(input.files, language).then((files) => {
      input.files = files;
      if (files.length > 0) input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  const onDrop = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (!dataTransfer || !isNew(dataTransfer.files)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    prepare(dataTransfer.files, language).then((files) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      target?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
  };
  addEventListener("change", onChange, { capture: true });
  addEventListener("drop", onDrop, { capture: true });
}

/** Files that are already prepared: they come in a second event, which is left to Sveltia. */
const prepared = new WeakSet<File>();
const isNew = (files: FileList | null): files is FileList =>
  Array.from(files ?? []).some((file) => !prepared.has(file));

async function prepare(files: FileList, language: StudioLanguage): Promise<FileList> {
  const transfer = new DataTransfer();
  for (const file of files) {
    const photo = await photoOf(file, messages[language]);
    if (typeof photo === "string") alert(`${file.name}: ${photo}`);
    else {
      prepared.add(photo);
      transfer.items.add(photo);
    }
  }
  return transfer.files;
}

/** @returns the prepared file, or the reason why the site cannot use it */
async function photoOf(file: File, words: (typeof messages)[StudioLanguage]): Promise<File | string> {
  if (file.size > largest) return words.tooLarge;
  if (file.type === "image/svg+xml") return drawingFault(await file.text()) ? words.program : named(file, file, "svg");
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return /hei[cf]/i.test(file.type + file.name) ? words.heic : words.notAPicture;
  if (bitmap.width < narrowest)
    return interpolate(words.tooSmall, { width: String(bitmap.width), least: String(narrowest) });
  const scale = Math.min(1, widest / bitmap.width);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return words.tooLarge;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return named(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }), file, "jpg");
}

/** IMG_0001.JPG → IMG-0001.jpg; Sveltia's `slugify_filename` (config.ts) does the rest. */
function named(picture: Blob, { name }: File, extension: string): File {
  const plain = name.replace(/\.\w+$/, "").replace(/[^a-z0-9]+/gi, "-");
  return new File([picture], `${plain}.${extension}`, { type: picture.type });
}
