import { languageNames } from "../../app/site/languages.ts";
import { isTokenError } from "../save/store.ts";
import { messages, type StudioLanguage } from "../words.ts";
import { Modal } from "./Modal.tsx";

interface SignInProps {
  language: StudioLanguage;
  failure: unknown;
  reason: string;
  /** Tries again, with another token if there is one. */
  onSignIn: (token?: string) => void;
  /** Undefined while there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/**
 * If GitHub does not accept the token, also for a save, asks for another one, which this browser remembers. After another
 * failure to read the content, tries again.
 */
export function SignIn({ language, failure, reason, onSignIn, onCancel }: SignInProps) {
  const words = messages[language];
  return (
    <Modal onCancel={onCancel}>
      <h1 id="question">{words.studio}</h1>
      <p role="alert">{reason}</p>
      {isTokenError(failure) ? (
        <form className="token" action={(given) => onSignIn(String(given.get("token")))}>
          <a href="https://github.com/settings/personal-access-tokens/new" target="_blank" rel="noreferrer">
            {words.newToken}
          </a>
          <label htmlFor="token">{words.token}</label>
          <input id="token" name="token" type="password" autoComplete="off" required />
          <button type="submit">{words.signInNow}</button>
        </form>
      ) : (
        <button type="button" onClick={() => onSignIn()}>
          {words.tryAgain}
        </button>
      )}
      <p>
        <OtherLanguage language={language} />
      </p>
    </Modal>
  );
}

/** Leads to the same page in the other language of the studio. */
export function OtherLanguage({ language }: Pick<SignInProps, "language">) {
  const other = language === "en" ? "hi" : "en";
  return (
    <a className="other-language" lang={other} href={`?language=${other}${location.hash}`}>
      {languageNames[other]}
    </a>
  );
}
