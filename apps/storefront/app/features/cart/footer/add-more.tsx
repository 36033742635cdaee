import Plus from "lucide-react/icons/plus";
import { useText } from "../../../i18n/text.ts";

/** The look of what leads back to the menu: smaller than the buttons that order, with the same press area. */
export const addMoreClasses =
  "target flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface ps-2.5 pe-3.5 py-1 text-xs font-bold text-accent-text";

/** Shows the words of what leads back to the menu, with their icon. */
export function AddMoreText() {
  const t = useText();
  return (
    <>
      <Plus className="size-4 flex-none" aria-hidden="true" />
      {t("cart.addMore")}
    </>
  );
}
