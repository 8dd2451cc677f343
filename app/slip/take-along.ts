/**
 * Lets a link within the site, or a form that leads there, take along the slip when it is followed: the parameter `name`
 * of the address. Runs in every page with a slip, before any file is loaded.
 */
export function takeSlipAlong(name: string): void {
  const slip = () => new URLSearchParams(location.search).get(name);
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.download || link.getAttribute("href")?.startsWith("#")) return;
    const there = new URLSearchParams(link.search);
    const here = slip();
    if (there.get(name) === here) return;
    if (here) there.set(name, here);
    else there.delete(name);
    link.search = String(there);
  };
  for (const press of ["click", "auxclick"]) addEventListener(press, follow);
  addEventListener("formdata", ({ target, formData }) => {
    const here = slip();
    if (here && (target as HTMLFormElement).method === "get") formData.set(name, here);
  });
}
