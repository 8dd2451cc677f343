import type { PartsAsRead } from "./cross-checks.ts";
import type { PictureRole } from "./picture-roles.ts";
import type { FieldPath } from "./problems.ts";

/** A place of the content that names a picture. */
export interface PictureUse {
  file: string;
  path: FieldPath;
  picture: string;
  /** What it is for: its sizes follow from it. */
  role: PictureRole;
}

/** Every place of the content that names a picture, in one language. */
export function picturesNamed(
  { products, pages }: Pick<PartsAsRead, "products" | "pages">,
  words: string,
): PictureUse[] {
  const { home, about, products: productsPage, distributors } = pages;
  const uses: PictureUse[] = [];
  const add = (role: PictureRole, file: string, path: FieldPath, picture: string | undefined) => {
    if (picture) uses.push({ file, path, picture, role });
  };
  for (const { slug, picture } of products) add("product", `content/products/${slug}.yaml`, ["picture"], picture);
  const page = (name: string) => `${words}/pages/${name}.yaml`;
  add("hero", page("home"), ["hero", "picture"], home?.hero.picture);
  add("portrait", page("home"), ["hero", "portrait"], home?.hero.portrait);
  add("scene", page("home"), ["letter", "picture"], home?.letter.picture);
  add("scene", page("about"), ["heroPicture"], about?.heroPicture);
  for (const [index, { picture }] of about?.process.steps.entries() ?? [])
    add("scene", page("about"), ["process", "steps", index, "picture"], picture);
  add("scene", page("about"), ["callToAction", "picture"], about?.callToAction.picture);
  add("scene", page("products"), ["bulk", "picture"], productsPage?.bulk.picture);
  add("scene", page("distributors"), ["picture"], distributors?.picture);
  return uses;
}
