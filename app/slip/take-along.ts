/**
 * Lets a link within the site, or a form that leads there, take the slip of the address along when it is followed. Runs
 * in every page with a slip, before any file is loaded.
 *
 * @param names the parameters that hold it
 */
export function takeSlipAlong(names: readonly string[]): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.download || link.getAttribute("href")?.startsWith("#")) return;
    const here = new URLSearchParams(location.search);
    const there = new URLSearchParams(link.search);
    if (!names.some((name) => here.has(name) || there.has(name))) return;
    for (const name of names) {
      there.delete(name);
      for (const value of here.getAll(name)) there.set(name, value);
    }
    link.search = String(there);
  };
  addEventListener("click", follow);
  addEventListener("auxclick", follow);
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "get") return;
    for (const [name, value] of new URLSearchParams(location.search))
      if (names.includes(name)) formData.set(name, value);
  });
}
