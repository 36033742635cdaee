import CircleAlert from "lucide-react/icons/circle-alert";
import type { ChangeError } from "../api/use-changes.ts";
import { type Translate, useText } from "../i18n/text.ts";

/** Why a change was not made, in the member's language. */
export function changeErrorWords(t: Translate, error: ChangeError): string {
  if (error.kind === "unreachable") return t("change.unreachable");
  if (error.kind === "refused") return t("change.refused");
  if (error.isYou) return t("change.changedByYou");
  return error.by === null ? t("change.changed") : t("change.changedBy", { name: error.by });
}

/** Why a change was not made. What was entered stays. */
export function ChangeErrorText({ error }: { error: ChangeError }) {
  const t = useText();
  return (
    <p role="alert" className="flex gap-2 text-md text-danger wrap-anywhere">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      {changeErrorWords(t, error)}
    </p>
  );
}
