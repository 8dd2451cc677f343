import type { Ref } from "react";
import { type Category, categories } from "../../content/schema/options.ts";
import type { PageWords } from "../../content/schema/schemas.ts";
import { sortOrders } from "../../content/sort-orders.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./FilterForm.module.css";
import { longestQuery } from "./filter.ts";

interface FilterFormProps {
  ref: Ref<HTMLFormElement>;
  words: PageWords<"products">["catalogue"];
  /** Shown on a phone. */
  lead: string;
  /** For the count of each category. Categories without products are left out. */
  products: readonly { category: Category }[];
  onChange: () => void;
  /** Called on Enter in the search box. */
  onSubmit: () => void;
}

/**
 * Search, category and sort order. The fields have the names of the query parameters, so that submitting the form
 * before hydration navigates to a URL with the same filters.
 */
export function FilterForm({ ref, words, lead, products, onChange, onSubmit }: FilterFormProps) {
  const choices = (["all", ...categories] as const).map((category) => ({
    category,
    count: products.filter((product) => category === "all" || product.category === category).length,
  }));
  return (
    <search className={`${styles.place} not-printed`}>
      <form
        className={styles.filters}
        ref={ref}
        onInput={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.search}>
          <label className="cap" htmlFor="q">
            {words.search}
          </label>
          <div>
            <Icon name="search" />
            <input
              id="q"
              name="q"
              type="search"
              maxLength={longestQuery}
              placeholder={words.suggestions.length > 0 ? `${words.suggestions.join(", ")}…` : undefined}
              enterKeyHint="search"
              // Phones would autocorrect Hindi names in Latin letters.
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
          <p className={styles.lead}>{lead}</p>
        </div>
        <fieldset aria-label={words.category}>
          <legend className="cap">{words.category}</legend>
          <div className={styles.pick}>
            {choices.map(({ category, count: inCategory }) =>
              inCategory > 0 ? (
                <label key={category} className="beside">
                  <input type="radio" name="category" value={category} defaultChecked={category === "all"} />
                  <span>{words.categories[category]}</span>
                  <span>{inCategory}</span>
                </label>
              ) : null,
            )}
          </div>
        </fieldset>
        <div className={styles.sort}>
          <label className="cap" htmlFor="sort">
            {words.sort}
          </label>
          <select id="sort" name="sort">
            {sortOrders.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </div>
        <p className="small" data-without-script="">
          {words.withoutScript}
        </p>
      </form>
    </search>
  );
}
