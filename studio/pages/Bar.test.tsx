import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { GithubStore, type Publication } from "../save/github-store.ts";
import { type Studio, StudioContext } from "../studio-context.ts";
import { messages } from "../words.ts";
import { Bar } from "./Bar.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a request that fails leaves the last answer about the publication, and GitHub is asked again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const words = messages.en;
  const link = "https://github.com/house/site/actions";
  const publication = vi.spyOn(GithubStore.prototype, "publication");
  const store = new GithubStore("house/site", "main", "token");
  const studio = { words, language: "en", settings: { repository: "house/site" }, lastSave: "1", store };
  const failing = () => Promise.reject(new TypeError("Failed to fetch"));
  const shows = async (answer: () => Promise<Publication>, sentence: string) => {
    publication.mockImplementationOnce(answer);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole("status").textContent).toContain(sentence);
  };
  publication.mockImplementationOnce(failing);
  render(
    <MemoryRouter>
      <StudioContext value={studio as unknown as Studio}>
        <Bar />
      </StudioContext>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole("status")).toBeNull();
  await shows(async () => ({ state: "running", link }), words.onlineSoon);
  await shows(failing, words.onlineSoon);
  await shows(async () => ({ state: "online", link }), words.isOnline);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(publication).toHaveBeenCalledTimes(4);
});
