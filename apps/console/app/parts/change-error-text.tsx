import CircleAlert from "lucide-react/icons/circle-alert";
import type { Refusal } from "../api/refusal.ts";
import type { ChangeError } from "../api/use-changes.ts";
import { type MessageKey, type Translate, useText } from "../i18n/text.ts";
import { SignInAgainLink } from "./sign-in/sign-in-again-link.tsx";

const refusalKeys = {
  unreachable: "change.unreachable",
  signedOut: "failure.signedOut",
  forbidden: "failure.forbidden",
  demo: "failure.demo",
  rateLimited: "failure.rateLimited",
  refused: "change.refused",
} as const satisfies Record<Refusal, MessageKey>;

/** Why a change was not made, in the member's language. */
export function changeErrorWords(t: Translate, error: ChangeError): string {
  if (error.kind !== "changed") return t(refusalKeys[error.kind]);
  if (error.isYou) return t("change.changedByYou");
  return error.by === null ? t("change.changed") : t("change.changedBy", { name: error.by });
}

/** Why a change was not made. What was entered stays. */
export function ChangeErrorText({ error }: { error: ChangeError }) {
  const t = useText();
  return (
    <div role="alert" className="flex gap-2 text-md text-danger wrap-anywhere">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">
        <p>{changeErrorWords(t, error)}</p>
        {error.kind === "signedOut" && <SignInAgainLink />}
      </div>
    </div>
  );
}
