import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import { useText } from "../../i18n/text.tsx";

/** A menu without a single product to show. */
export function EmptyMenu() {
  const t = useText();
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-2 p-6 text-center">
      <UtensilsCrossed aria-hidden="true" className="mb-2 size-10 text-field" />
      <h2 className="text-lg">{t("menu.empty")}</h2>
      <p className="max-w-[320px] text-muted">{t("menu.emptyHint")}</p>
    </div>
  );
}
