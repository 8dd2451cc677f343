import "@fontsource-variable/noto-sans-devanagari";
import "../studio.css";
import { createRoot } from "react-dom/client";
import { createHashRouter, Outlet, RouterProvider, ScrollRestoration, useLocation } from "react-router";
import { readSettings, type Settings } from "../settings.ts";
import { StudioContext, useStudioState } from "../studio-context.ts";
import { messages, type StudioLanguage } from "../words.ts";
import { Bar } from "./Bar.tsx";
import { FormPage } from "./FormPage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";
import { ListPage } from "./ListPage.tsx";
import { Questions } from "./Questions.tsx";
import { SentencePage } from "./SentencePage.tsx";
import { SignIn } from "./SignIn.tsx";
import { StartPage } from "./StartPage.tsx";

export async function startStudio(language: StudioLanguage): Promise<void> {
  const { studio, noSettings } = messages[language];
  document.title = studio;
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "studio";
  const settings = await readSettings().catch(() => undefined);
  const failure = <SentencePage role="alert">{noSettings}</SentencePage>;
  createRoot(root).render(settings ? <App settings={settings} language={language} /> : failure);
}

function App({ settings, language }: { settings: Settings; language: StudioLanguage }) {
  const { shared, content, failure, setFailure, reasonOf, asked } = useStudioState(settings, language);
  return (
    <>
      {content ? (
        <StudioContext value={{ ...shared, ...content }}>
          <RouterProvider router={router} />
          {asked && <Questions {...asked} />}
        </StudioContext>
      ) : (
        <SentencePage role="status">{shared.words.opening}</SentencePage>
      )}
      {failure !== undefined && (
        <SignIn
          language={language}
          failure={failure}
          reason={reasonOf(failure)}
          onSignIn={shared.signIn}
          onCancel={content && (() => setFailure(undefined))}
        />
      )}
    </>
  );
}

const router = createHashRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: StartPage },
      { path: "undo", Component: HistoryPage },
      { path: "guide", lazy: async () => ({ Component: (await import("./GuidePage.tsx")).GuidePage }) },
      { path: "products", element: <ListPage folder="products" /> },
      { path: "recipes", element: <ListPage folder="recipes" /> },
      { path: "pages", element: <ListPage folder="pages" /> },
      { path: "*", Component: FormPage },
    ],
  },
]);

function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <Bar />
      {/* Each address is opened anew. */}
      <Outlet key={pathname} />
      <ScrollRestoration />
    </>
  );
}
