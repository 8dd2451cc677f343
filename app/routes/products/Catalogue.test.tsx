import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { readContent } from "../../content/read.server";
import { Catalogue, type CatalogueProduct } from "./Catalogue";

const { products, pages, catalogue } = readContent();
const words = pages.products.shelf;

function show(search = "") {
  history.replaceState(null, "", `/products${search}`);
  const cards = products.map(
    (product): CatalogueProduct => ({
      ...product,
      labels: product.badges,
      picture: undefined,
      contact: { kind: "none", label: product.name },
    }),
  );
  return render(<Catalogue products={cards} words={words} cardWords={catalogue} />);
}

const shown = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => history.replaceState(null, "", "/products"));

test("typing narrows the shelf and the address follows", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox"), "jeera");
  expect(shown()).toEqual(["Jeera Powder"]);
  expect(location.search).toBe("?q=jeera");
});

test("an address narrows the shelf and sets the fields", () => {
  show("?q=masala&category=blend&sort=name");
  expect(shown()).toEqual(["Chicken Masala", "Garam Masala", "Meat Masala"]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("masala");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("name");
});

test("clearing resets search and category, keeps the sort and gives focus to the search", async () => {
  show("?q=zzz&category=blend&sort=name");
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(shown()).toHaveLength(9);
  expect(location.search).toBe("?sort=name");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("each active filter can be taken away by itself", async () => {
  show("?q=masala&category=blend");
  await userEvent.click(screen.getByRole("button", { name: /masala/ }));
  expect(location.search).toBe("?category=blend");
  await userEvent.click(screen.getByRole("button", { name: /Category/ }));
  expect(location.search).toBe("");
  expect(screen.queryByRole("button", { name: words.clearAll })).toBeNull();
});

test("the count is announced once typing pauses", async () => {
  show();
  const status = screen.getByRole("status");
  await userEvent.type(screen.getByRole("searchbox"), "methi");
  expect(status.textContent).toMatch(/^9/);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(status.textContent).toMatch(/^1 of 9/);
});
