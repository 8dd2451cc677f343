import { StoreError } from "../save/store.ts";
import { useStudio } from "../studio-context.ts";
import { newTokenAddress, TokenForm } from "./SignIn.tsx";

/** Why something failed. If GitHub does not accept the token for it, another one can be pasted here. */
export function Failure({ error, onSignedIn }: { error: unknown; onSignedIn: () => void }) {
  const { words, explain, signIn } = useStudio();
  return (
    <>
      <p>{explain(error)}</p>
      {isTokenError(error) && (
        <>
          <a href={newTokenAddress} target="_blank" rel="noreferrer">
            {words.newToken}
          </a>
          <TokenForm
            words={words}
            onSignIn={(token) => {
              signIn(token);
              onSignedIn();
            }}
          />
        </>
      )}
    </>
  );
}

/** Whether another token may help. */
export const isTokenError = (error: unknown) =>
  error instanceof StoreError && ["expired", "notApproved", "notAllowed"].includes(error.reason);
