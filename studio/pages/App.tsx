import "@fontsource-variable/noto-sans-devanagari";
import "../studio.css";
import { useCallback, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { createHashRouter, Outlet, RouterProvider, ScrollRestoration } from "react-router";
import { contentOf } from "../content.ts";
import { holdTab, StagedPhotos } from "../save/drafts.ts";
import { GithubStore } from "../save/github-store.ts";
import { localStore } from "../save/local-store.ts";
import type { Answers, Question } from "../save/save.ts";
import { type Snapshot, type Store, StoreError } from "../save/store.ts";
import { readSettings, type Settings } from "../settings.ts";
import { type Studio, StudioContext, type Wording } from "../studio-context.ts";
import { messages, type StudioLanguage } from "../words.ts";
import { Bar } from "./Bar.tsx";
import { FormPage } from "./FormPage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";
import { ListPage } from "./ListPage.tsx";
import { Questions } from "./Questions.tsx";
import { SentencePage } from "./SentencePage.tsx";
import { isTokenError, SignIn } from "./SignIn.tsx";
import { StartPage } from "./StartPage.tsx";

export async function startStudio(language: StudioLanguage): Promise<void> {
  document.title = messages[language].studio;
  holdTab();
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "studio";
  const settings = await readSettings().catch(() => undefined);
  createRoot(root).render(
    settings ? (
      <App settings={settings} language={language} />
    ) : (
      <SentencePage role="alert">{messages[language].noSettings}</SentencePage>
    ),
  );
}

const tokenKey = "studio.token";

function App({ settings, language }: { settings: Settings; language: StudioLanguage }) {
  const [token, setToken] = useState(() => localStorage.getItem(tokenKey) ?? "");
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const [failure, setFailure] = useState<unknown>();
  const [lastSave, setLastSave] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [photos] = useState(() => new StagedPhotos());
  const words = messages[language];
  const { repository, branch = "main" } = settings;
  const store: Store = useMemo(
    () => (repository === undefined ? localStore : new GithubStore(repository, branch, token)),
    [repository, branch, token],
  );
  const signIn = (token: string) => {
    localStorage.setItem(tokenKey, token);
    setToken(token);
  };
  const refresh = useCallback(async () => {
    const found = await store.read();
    // The pages derive much from it, which stays the same.
    setSnapshot((last) => (last?.revision === found.revision ? last : found));
  }, [store]);
  useEffect(() => {
    refresh().catch(setFailure);
  }, [refresh]);
  useEffect(() => void photos.tidy(), [photos]);
  const content = useMemo(() => snapshot && contentOf(snapshot, language), [snapshot, language]);

  const explain = (error: unknown) => {
    if (error instanceof StoreError) return words[error.reason];
    console.error(error);
    return words.failed;
  };
  if (failure && !snapshot)
    return (
      <SignIn
        language={language}
        reason={explain(failure)}
        isToken={isTokenError(failure)}
        onSignIn={(token) => {
          signIn(token);
          // Also with the same token, which may be approved by now.
          location.reload();
        }}
      />
    );
  if (!content) return <SentencePage role="status">{words.opening}</SentencePage>;
  const studio: Studio = {
    settings,
    language,
    words,
    store,
    photos,
    refresh,
    explain,
    lastSave,
    signIn,
    ...content,
    onSaved: ({ saved, isNew }) => {
      setSnapshot(saved);
      if (isNew) setLastSave(saved.revision);
    },
    isAsking: asked !== undefined,
    ask: (question, wording = words) =>
      new Promise((resolve) => {
        const answer = (given: Partial<Answers> | undefined) => {
          setAsked(undefined);
          resolve(given);
        };
        setAsked({ id: crypto.randomUUID(), question, wording, answer });
      }),
  };
  return (
    <StudioContext value={studio}>
      <RouterProvider router={router} />
      {asked && <Questions key={asked.id} {...asked} />}
    </StudioContext>
  );
}

interface Asked {
  /** Each question has a dialog of its own. */
  id: string;
  question: Question;
  wording: Wording;
  answer: (given: Partial<Answers> | undefined) => void;
}

const router = createHashRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: StartPage },
      { path: "undo", Component: HistoryPage },
      { path: "guide", lazy: async () => ({ Component: (await import("./GuidePage.tsx")).GuidePage }) },
      ...(["products", "recipes", "pages"] as const).map((folder) => ({
        path: folder,
        element: <ListPage folder={folder} />,
      })),
      { path: "*", Component: FormPage },
    ],
  },
]);

function Frame() {
  return (
    <>
      <Bar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
