import { pictureRoles } from "../../app/content/picture-roles.ts";
import { isHarmless } from "./drawings.ts";
import { messages, type StudioLanguage } from "./words.ts";

/** The largest width at which any page shows a picture. */
const widest = Math.max(...Object.values(pictureRoles).flatMap(({ widths }) => widths));

/** Pictures that no phone takes; also protects the browser's memory. */
const largest = 40_000_000;

/**
 * Prepares every picture that is chosen or dropped before Sveltia sees it: upright, without what the camera notes about
 * place and owner, and no larger than the site needs. What cannot be read is refused with a sentence.
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

/** Files that were prepared come back in a second event, which Sveltia sees. */
const prepared = new WeakSet<File>();
const isNew = (files: FileList | null): files is FileList =>
  Array.from(files ?? []).some((file) => !prepared.has(file));

async function prepare(files: FileList, language: StudioLanguage): Promise<FileList> {
  const transfer = new DataTransfer();
  for (const file of files)
    try {
      const photo = await photoOf(file);
      prepared.add(photo);
      transfer.items.add(photo);
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : "notAPicture";
      alert(`${file.name}: ${messages[language][reason]}`);
    }
  return transfer.files;
}

class Refusal extends Error {
  readonly reason: "heic" | "notAPicture" | "program" | "tooLarge";

  constructor(reason: Refusal["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

async function photoOf(file: File): Promise<File> {
  if (file.size > largest) throw new Refusal("tooLarge");
  if (file.type === "image/svg+xml") {
    if (!isHarmless(await file.text())) throw new Refusal("program");
    return file;
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Refusal(/hei[cf]/i.test(file.type + file.name) ? "heic" : "notAPicture");
  });
  const scale = Math.min(1, widest / bitmap.width);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Refusal("tooLarge");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new File([jpeg], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
}
