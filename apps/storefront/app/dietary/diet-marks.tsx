import type { Diet } from "@comanda/domain/menu/dietary";
import { useText } from "../i18n/text.ts";

/** The diets of a dish in one small line of words. */
export function DietMarks({ diets }: { diets: readonly Diet[] }) {
  const t = useText();
  return (
    <p className="mt-1 text-xs text-positive">
      {diets.map((diet) => t(`diet.${diet}`)).join(" · ")}
    </p>
  );
}
