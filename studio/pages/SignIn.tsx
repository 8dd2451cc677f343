import { useState } from "react";
import { languageRecord } from "../../app/site/languages.ts";
import type { messages, StudioLanguage } from "../words.ts";

interface SignInProps {
  words: (typeof messages)[StudioLanguage];
  language: StudioLanguage;
  /** The token that was used last. */
  token: string;
  /** Why it does not open the site. */
  reason?: unknown;
  onSignIn: (token: string) => void;
  onRetry: () => void;
}

/** Signs in with a token of the person, which this browser remembers. */
export function SignIn({ words, language, token, reason, onSignIn, onRetry }: SignInProps) {
  const other = language === "en" ? "hi" : "en";
  return (
    <main className="start">
      <h1>{words.studio}</h1>
      {reason ? <p role="alert">{String(reason)}</p> : <p>{words.signInLead}</p>}
      <TokenForm words={words} onSignIn={onSignIn} />
      {reason && token ? (
        <button type="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      ) : null}
      <p>
        <a href={newTokenAddress} target="_blank" rel="noreferrer">
          {words.newToken}
        </a>
      </p>
      <p>
        <a lang={other} href={`?language=${other}${location.hash}`}>
          {languageRecord(other).name}
        </a>
      </p>
    </main>
  );
}

export const newTokenAddress = "https://github.com/settings/personal-access-tokens/new";

/** Not a form: it also stands in one, at the foot of the forms. */
export function TokenForm({ words, onSignIn }: Pick<SignInProps, "words" | "onSignIn">) {
  const [token, setToken] = useState("");
  // Pasted from a message, it may have spaces around it.
  const signIn = () => token.trim() && onSignIn(token.trim());
  return (
    <div className="token">
      <label htmlFor="token">{words.token}</label>
      <input
        id="token"
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => setToken(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          signIn();
        }}
      />
      <button type="button" onClick={signIn}>
        {words.signInNow}
      </button>
    </div>
  );
}
