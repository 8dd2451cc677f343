import styles from "./DishLinks.module.css";
import type { RecipeCardsData } from "./recipe-cards.server.ts";

/** All dishes at a glance, drawn, each of which leads to its card. */
export function DishLinks({ name, recipes }: { name: string; recipes: RecipeCardsData["recipes"] }) {
  return (
    <nav className={`${styles.dishes} pictured wrap not-printed`} aria-label={name}>
      <ul className="list">
        {recipes.map(({ slug, title, emoji, drawing, spices }) => (
          <li key={slug} data-spice={spices[0]?.id}>
            <a href={`#${slug}`}>
              {drawing ? (
                <img src={drawing} width="240" height="240" alt="" loading="lazy" decoding="async" />
              ) : (
                <span aria-hidden="true">{emoji}</span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
