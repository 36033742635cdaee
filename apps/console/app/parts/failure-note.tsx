import "../i18n/await-people-messages.ts";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { Failure } from "../api/failure.ts";
import { useText } from "../i18n/text.ts";
import { failureText, fieldFailureText } from "./failure-text.ts";
import { SignInAgainLink } from "./sign-in/sign-in-again-link.tsx";

type FailureNoteProps = {
  failure: Failure | null;
  /** The fields of the form that say themselves what is wrong with them. */
  except?: readonly string[];
};

const isSignedOut = ({ code }: Failure): boolean =>
  code === "signed_out" || code === "UNAUTHORIZED";

/** Says above a form's button why its action failed; announced at once. */
export function FailureNote({ failure, except = [] }: FailureNoteProps) {
  const t = useText();
  const saidBeside = except.some((field) => fieldFailureText(t, failure, field) !== undefined);
  return (
    <div role="alert" className="empty:hidden">
      {failure && !saidBeside && (
        <div className="flex gap-2 rounded-m border border-danger p-3 text-md text-danger wrap-anywhere">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          <div className="min-w-0">
            <p>{failureText(t, failure)}</p>
            {isSignedOut(failure) && <SignInAgainLink />}
          </div>
        </div>
      )}
    </div>
  );
}
