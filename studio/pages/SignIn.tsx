import { useState } from "react";
import { languageRecord } from "../../app/site/languages.ts";
import { StoreError } from "../save/store.ts";
import { useStudio } from "../studio-context.ts";
import { messages, type StudioLanguage } from "../words.ts";

interface SignInProps {
  language: StudioLanguage;
  /** Why the site cannot be opened. */
  reason: string;
  /** Whether a token is asked for. */
  isToken: boolean;
  onSignIn: (token: string) => void;
}

/** While the content cannot be read: signs in with a token of the person, which this browser remembers, or tries again. */
export function SignIn({ language, reason, isToken, onSignIn }: SignInProps) {
  const words = messages[language];
  return (
    <main className="start">
      <h1>{words.studio}</h1>
      <p role="alert">{reason}</p>
      {isToken ? (
        <TokenForm words={words} onSignIn={onSignIn} />
      ) : (
        <button type="button" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
      )}
      <p>
        <OtherLanguage language={language} />
      </p>
    </main>
  );
}

/** Leads to the same page in the other language of the studio. */
export function OtherLanguage({ language }: Pick<SignInProps, "language">) {
  const other = language === "en" ? "hi" : "en";
  return (
    <a className="other-language" lang={other} href={`?language=${other}${location.hash}`}>
      {languageRecord(other).name}
    </a>
  );
}

/** Why something failed. If GitHub does not accept the token for it, another one can be pasted here. */
export function Failure({ error, onSignedIn }: { error: unknown; onSignedIn: () => void }) {
  const { words, explain, signIn } = useStudio();
  const onSignIn = (token: string) => {
    signIn(token);
    onSignedIn();
  };
  return (
    <>
      <p>{explain(error)}</p>
      {isTokenError(error) && <TokenForm words={words} onSignIn={onSignIn} />}
    </>
  );
}

/** Whether another token may help. */
export const isTokenError = (error: unknown) =>
  error instanceof StoreError && ["noToken", "expired", "notApproved", "notAllowed"].includes(error.reason);

interface TokenFormProps {
  words: (typeof messages)[StudioLanguage];
  onSignIn: (token: string) => void;
}

/** Not a form: it also stands in one, at the foot of the forms. */
function TokenForm({ words, onSignIn }: TokenFormProps) {
  const [token, setToken] = useState("");
  // Pasted from a message, it may have spaces around it.
  const signIn = () => token.trim() && onSignIn(token.trim());
  return (
    <div className="token">
      <a href="https://github.com/settings/personal-access-tokens/new" target="_blank" rel="noreferrer">
        {words.newToken}
      </a>
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
