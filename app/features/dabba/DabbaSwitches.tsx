import { startTransition, use, useId, useLayoutEffect, useRef } from "react";
import type { DabbaWords } from "../../content/schema/dabba.ts";
import { updateQueryString } from "../../islands/update-query-string.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { pluralForm } from "../../text/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { maxBowls } from "./bowl-places.ts";
import styles from "./DabbaSwitches.module.css";
import { dabbaFromSearch, dabbaToSearch, emptyDabba, type OwnSpices } from "./dabba.ts";

interface DabbaSwitchesProps {
  words: DabbaWords;
  /** The spices of the recipes, each of which is a bowl. */
  spices: readonly { id: string; name: string }[];
  dabba: OwnSpices;
  onChange: (dabba: OwnSpices) => void;
  /** Called instead of `onChange` on hydration, if the query string has spices or bowls are filled already. */
  onRestore: (dabba: OwnSpices) => void;
  /** How many of all dishes can be cooked. */
  count: { ready: number; all: number };
}

/**
 * The drawn spice box with a checkbox for each spice, which fills its bowl. The checked spices are also in the
 * query string, so they survive a reload and Back, and can be shared. The checkboxes are uncontrolled, so that they work
 * before hydration.
 */
export function DabbaSwitches({ words, spices, dabba, onChange, onRestore, count }: DabbaSwitchesProps) {
  const { language } = use(PageContext);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const countOf = ({ ready, all }: typeof count) =>
    interpolate(pluralForm(words.count, ready, language), { count: String(ready), all: String(all) });
  const counted = dabba.size === 0 ? "" : count.ready === 0 ? words.none : countOf(count);
  useAnnouncement(counted);
  const boxes = () => [...(form.current?.querySelectorAll("input") ?? [])];
  const read = () => boxes().flatMap(({ checked, name }) => (checked ? name : []));
  const inUrl = () =>
    dabbaFromSearch(
      location.search,
      spices.map(({ id }) => id),
    );
  const show = (next: OwnSpices, report = onChange) => {
    for (const box of boxes()) box.checked = next.has(box.name);
    report(next);
    updateQueryString((search) => dabbaToSearch(next, search));
  };

  // The static HTML has no query string. Boxes that were checked before hydration are added to those in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const initial = new Set([...inUrl(), ...read()]);
    if (initial.size > 0) show(initial, onRestore); // Otherwise it would render all cards once more.
    // Back after a link to a fragment restores an older URL.
    const follow = () => show(inUrl());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return (
    // autoComplete="off", because the browser would restore older values than those in the URL.
    <form
      className={`${styles.dabba} not-printed`}
      ref={form}
      method="dialog"
      autoComplete="off"
      aria-labelledby={id}
      data-needs-script=""
      // In a transition, so that sorting the cards does not delay the filling of the bowl.
      onChange={() => startTransition(() => show(new Set(read())))}
    >
      <header>
        <h3 id={id}>{words.title}</h3>
        <p className="lead">{words.lead}</p>
      </header>
      <ul data-bowls={spices.length <= maxBowls ? "" : undefined}>
        {spices.map(({ id, name }) => (
          <li key={id} data-spice={id}>
            <label>
              <input type="checkbox" name={id} />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div>
        <p>{counted}</p>
        {dabba.size > 0 ? (
          <Button
            variant="line"
            isSlim
            onClick={() => {
              show(emptyDabba);
              boxes()[0]?.focus(); // The button disappears.
            }}
          >
            {words.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
