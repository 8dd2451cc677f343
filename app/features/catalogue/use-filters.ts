import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { updateQueryString } from "../../islands/update-query-string.ts";
import { defaultFilters, type Filters, filtersFromSearch, filtersToSearch } from "./filter.ts";

/**
 * The filters of the catalogue. The fields of the form (FilterForm.tsx) hold them, so that nothing is lost that was
 * typed before hydration. The query string follows, so that a filtered view survives a reload and Back, and can be
 * shared.
 */
export function useFilters() {
  const form = useRef<HTMLFormElement>(null);
  /** What the form said when it was last read. */
  const [filters, setFilters] = useState(defaultFilters);

  /** Reads the form again, after the visitor has changed a field. */
  const readForm = () => {
    const read = form.current ? filtersIn(form.current) : defaultFilters;
    setFilters(read);
    return read;
  };
  /** Sets fields of the form. */
  const change = (changed: Partial<Filters>) => {
    if (form.current) setFields(form.current, changed);
    readForm();
  };

  // The static HTML has no query string. Filters that a visitor set before hydration win over those in it.
  const start = useEffectEvent(() => {
    const typed = form.current ? Object.entries(filtersIn(form.current)) : [];
    const set = typed.filter(([name, value]) => value !== defaultFilters[name as keyof Filters]);
    change({ ...filtersFromSearch(location.search), ...Object.fromEntries(set) });
  });
  // Back after a link to a fragment, like the skip link, restores an older URL, which may not have the filters.
  const follow = useEffectEvent(() => change(filtersFromSearch(location.search)));
  useLayoutEffect(() => {
    start();
    const listening = new AbortController();
    addEventListener("popstate", () => follow(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // In an effect, so after the paint of a typed letter: on a long page, browsers take a while to change the URL.
  useEffect(() => {
    if (filters !== defaultFilters) updateQueryString((search) => filtersToSearch(filters, search));
  }, [filters]);

  return { form, filters, readForm, change };
}

/** The filters in the form's fields, which are parsed like a query string. */
function filtersIn(form: HTMLFormElement): Filters {
  // There are no file fields, so every value is a string.
  return filtersFromSearch(new URLSearchParams([...new FormData(form)] as [string, string][]).toString());
}

/** Sets fields of the form. One that already has the value is skipped, so that its cursor does not move. */
function setFields(form: HTMLFormElement, filters: Partial<Filters>): void {
  for (const [name, value] of Object.entries(filters)) {
    // The fields of FilterForm.tsx; without products, there are no categories.
    const field = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement | HTMLSelectElement | null;
    if (field && field.value !== value) field.value = value;
  }
}
