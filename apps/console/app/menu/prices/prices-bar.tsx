import { useText } from "../../i18n/text.ts";
import { SaveBar } from "../../parts/saving/save-bar.tsx";
import { writeErrorKeys } from "../data/write-error-text.tsx";
import type { PriceEditsState } from "./use-price-edits.ts";

/** Stores or drops the changes of the price list, and says why they were not stored. */
export function PricesBar({ form }: { form: PriceEditsState }) {
  const t = useText();
  if (form.count === 0) return null;
  const problem = () => {
    if (form.error === "changed") return t("menu.bulk.changed");
    if (form.error) return t(writeErrorKeys[form.error]);
    return form.isRefused ? t("boardSettings.someWrong") : null;
  };
  return (
    <SaveBar
      text={t("menu.bulk.unsaved", { count: form.count })}
      problem={problem()}
      busy={form.busy}
      onDiscard={form.discard}
      onSave={() => void form.save()}
    />
  );
}
