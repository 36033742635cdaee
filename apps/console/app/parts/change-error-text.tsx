import CircleAlert from "lucide-react/icons/circle-alert";
import type { ChangeError } from "../api/use-changes.ts";
import { useText } from "../i18n/text.ts";

/** Why a change was not made. What was entered stays. */
export function ChangeErrorText({ error }: { error: ChangeError }) {
  const t = useText();
  const text = () => {
    if (error.kind === "unreachable") return t("change.unreachable");
    if (error.kind === "refused") return t("change.refused");
    if (error.isYou) return t("change.changedByYou");
    return error.by === null ? t("change.changed") : t("change.changedBy", { name: error.by });
  };
  return (
    <p role="alert" className="flex gap-2 text-md text-danger wrap-anywhere">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      {text()}
    </p>
  );
}
