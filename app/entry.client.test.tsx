import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "./entry.client.tsx";
import { Island } from "./islands/Island.tsx";
import { emptyPageContext, PageContext } from "./site/page-context.ts";

/** Loads the code of each island. */
const load = vi.hoisted(() => ({ message: vi.fn(), control: vi.fn() }));
vi.mock("./island-registry.ts", () => ({
  islands: { message: load.message, control: load.control },
}));

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

const page = { ...emptyPageContext, errorTitle: "Error!" };
const island = (name: string) => document.querySelector<HTMLElement>(`[data-island=${name}]`) as HTMLElement;
const ignore = () => {};

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  for (const loader of [load.message, load.control]) loader.mockReset().mockResolvedValue(Greeting);
  // Not an island of the site, which is why its types do not fit.
  const [message, control] = (["message", "control"] as const).map((name) => (
    <Island key={name} name={name} component={Greeting as never} props={{ name } as never} />
  ));
  const html = renderToString(
    <PageContext value={page}>
      {message}
      {control}
    </PageContext>,
  );
  document.body.innerHTML = `<p data-unavailable></p><script type="application/json" id="page">${JSON.stringify(page)}</script>${html}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("an island whose data is still arriving is hydrated by another attempt", async () => {
  const data = island("message").nextElementSibling;
  const text = data?.textContent ?? null;
  if (data) data.textContent = '{"name":"mes';
  await expect(hydrate(island("message"), ignore)).rejects.toThrow();
  if (data) data.textContent = text;
  await hydrate(island("message"), ignore);
  expect(island("message").dataset.hydrated).toBe("");
});
