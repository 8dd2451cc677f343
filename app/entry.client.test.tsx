import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate, preload } from "./entry.client.tsx";
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

test("an island does not wait for its style sheet for longer than four seconds, and idle time loads it before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const link = addStyleSheet("message");
  const preloaded = preload();
  expect(link.disabled).toBe(false);
  const hydration = hydrate(island("message"), ignore);
  await vi.advanceTimersByTimeAsync(3999);
  expect(island("message").dataset.hydrated).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await Promise.all([preloaded, hydration]);
  expect(island("message").dataset.hydrated).toBe("");
});

/** Adds a style sheet before an island, as the build does. */
function addStyleSheet(name: string): HTMLLinkElement {
  island(name).insertAdjacentHTML("beforebegin", '<link rel="stylesheet" disabled>');
  return island(name).previousElementSibling as HTMLLinkElement;
}
