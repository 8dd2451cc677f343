import { startTransition, use, useRef } from "react";
import { flushSync } from "react-dom";
import type { AskForSpiceWords } from "../../content/schema/catalogue.ts";
import { categories } from "../../content/schema/options.ts";
import type { PageWords } from "../../content/schema/schemas.ts";
import { sortProducts } from "../../content/sort-orders.ts";
import { PageContext } from "../../site/page-context.ts";
import { interpolate } from "../../text/interpolate.ts";
import { pluralForm } from "../../text/numbers.ts";
import { Badge } from "../../ui/Badge.tsx";
import { BigDabba } from "../../ui/BigDabba.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { WhatsAppButton } from "../enquiry/WhatsAppButton.tsx";
import { SlipHint } from "../slip/SlipHint.tsx";
import styles from "./Catalogue.module.css";
import { FilterForm } from "./FilterForm.tsx";
import { defaultFilters, type Filters, searchProducts } from "./filter.ts";
import { type CatalogueProduct, type EveryCardProps, Results } from "./Results.tsx";
import { type SearchedBySound, searchBySound } from "./search.ts";
import { useFilters } from "./use-filters.ts";

interface CatalogueProps extends EveryCardProps {
  products: readonly CatalogueProduct[];
  words: PageWords<"products">["catalogue"];
  /** Under the search on a phone, where the header has no room for it. */
  lead: string;
  /** If set, the search goes by sound, and offers to ask for what it does not find. */
  ask?: AskForSpice | undefined;
}

interface AskForSpice {
  words: AskForSpiceWords;
  /** The spices of the recipes that are no products. */
  spices: readonly SearchedBySound[];
}

/** The products with search, category filter, sort order, count, active filters and empty state. */
export function Catalogue({ products, words, lead, ask, ...cards }: CatalogueProps) {
  const { language } = use(PageContext);
  const { form, filters, readForm, change } = useFilters();
  const badge = useRef<HTMLSpanElement>(null);
  const results = useRef<HTMLDivElement>(null);

  const clear = () => {
    change({ q: defaultFilters.q, category: defaultFilters.category });
    form.current?.querySelector<HTMLElement>("[type=search]")?.focus();
  };

  // The focused button disappears, so the focus moves to the count, which shows the result.
  const changeAndShowCount = (changed: Partial<Filters>) => {
    change(changed);
    badge.current?.focus();
  };

  // On a phone, the keyboard covers the results until the focus leaves the search box.
  const showResults = () => {
    flushSync(readForm);
    results.current?.querySelector<HTMLElement>("h2, h3")?.focus();
  };

  // From the first letter on, the results start right below the search box.
  const showWhileTyping = () => {
    const [fields, list] = [form.current, results.current].map((part) => part?.getBoundingClientRect());
    // Not on a wide screen, where they are side by side
    if (fields && list && list.top > fields.bottom) form.current?.scrollIntoView({ block: "start" });
  };

  const { q: query, category, sort } = filters;
  const sorted = sortProducts(products, sort, language);
  const search = ask && searchBySound(sorted, query, ask.spices);
  const found = search?.products ?? searchProducts(sorted, query);
  const shown = category === "all" ? found : found.filter((product) => product.category === category);
  const count = interpolate(pluralForm(words.count, shown.length, language), {
    shown: String(shown.length),
    all: String(products.length),
  });
  const toAsk = (query && search?.missing) || [];
  const isAsked = (spice: SearchedBySound) => toAsk.some((wish) => searchBySound([spice], wish).products.length > 0);
  const spices = ask?.spices.filter(isAsked) ?? [];
  /** The categories of the products that the chosen one hides. */
  const elsewhere = categories.flatMap((category) => {
    const { length } = found.filter((product) => product.category === category && !shown.includes(product));
    if (!ask || !query || length === 0) return [];
    const values = { count: String(length), category: words.categories[category] };
    return { category, text: interpolate(ask.words.elsewhere, values) };
  });
  const guess = ask && search?.isGuess && interpolate(ask.words.guess, { query });
  const said = [count, ...elsewhere.map(({ text }) => text), guess];
  useAnnouncement(said.filter(Boolean).join(". "), 500); // When typing pauses, not at every letter (WCAG 2.2, 4.1.3).
  const active: { filter: "q" | "category"; text: string }[] = [];
  if (query) active.push({ filter: "q", text: interpolate(words.activeSearch, { query }) });
  if (category !== "all")
    active.push({
      filter: "category",
      text: interpolate(words.activeCategory, { category: words.categories[category] }),
    });

  const hints = ask ? (
    <>
      {guess ? <p className="typed">{guess}</p> : null}
      {spices.map(({ name }) => (
        <p key={name}>{interpolate(ask.words.withoutCard, { name })}</p>
      ))}
    </>
  ) : null;
  const offers = ask ? (
    <>
      {elsewhere.map(({ category, text }) => (
        <Button variant="line" key={category} onClick={() => changeAndShowCount({ category })}>
          {text}
        </Button>
      ))}
      {toAsk.map((wish) => (
        <WhatsAppButton
          key={wish}
          label={<span className="typed">{interpolate(ask.words.label, { query: wish })}</span>}
          message={interpolate(ask.words.message, { query: wish })}
        />
      ))}
    </>
  ) : null;

  return (
    <div className={`${styles.catalogue} cols`}>
      <div data-span="3">
        <FilterForm
          ref={form}
          words={words}
          lead={lead}
          products={products}
          // In a transition, so that a slow result does not delay the typed letter.
          onChange={() => {
            startTransition(() => {
              if (readForm().q && !query) showWhileTyping();
            });
          }}
          onSubmit={showResults}
        />
      </div>
      <div data-at="4" ref={results}>
        {/* The address of the shelf itself, for 'Shop Now' (control-data.server.ts) and for shared links. */}
        <div className={`${styles.active} row`} id="shelf">
          <Badge variant="count" ref={badge} tabIndex={-1}>
            {count}
          </Badge>
          {active.map(({ filter, text }) => (
            <Badge variant="filter" key={filter}>
              <span className={filter === "q" ? "typed" : undefined}>{text}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={interpolate(words.removeFilter, { filter: text })}
                onClick={() => changeAndShowCount({ [filter]: defaultFilters[filter] })}
              >
                <Icon name="x" />
              </button>
            </Badge>
          ))}
          {active.length > 0 ? (
            <Button variant="line" isSlim onClick={clear}>
              {words.clearAll}
            </Button>
          ) : cards.slip ? (
            <SlipHint hint={cards.slip.hint} />
          ) : null}
        </div>
        {shown.length > 0 ? (
          <>
            {toAsk.length > 0 || elsewhere.length > 0 ? (
              <div className={`${styles.hints} stack`}>
                {hints}
                <div className="row">{offers}</div>
              </div>
            ) : null}
            <Results products={shown} {...cards} />
          </>
        ) : (
          <div className={`${styles.empty} stack`}>
            <BigDabba />
            <h2 tabIndex={-1}>{words.emptyTitle}</h2>
            <div className="stack">
              <p className="lead">{words.emptyText}</p>
              {hints}
            </div>
            <div className="row">
              <Button onClick={clear}>{words.clear}</Button>
              {offers}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
