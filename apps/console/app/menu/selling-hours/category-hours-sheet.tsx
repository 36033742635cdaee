import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { MenuCategory } from "../data/menu-types.ts";
import { CategoryFormSheet } from "../form/category-form-sheet.tsx";
import { sellingHoursOf, startWindows, windowFaults } from "../form/selling-hours-draft.ts";
import { useFaultText } from "../form/use-fault-text.ts";
import { SellingHoursFields } from "./selling-hours-fields.tsx";

type CategoryHoursSheetProps = {
  category: MenuCategory;
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  busy: boolean;
  /** Gets the fields of the category that change. */
  onSave: (fields: Pick<MenuCategory["category"], "availability">) => void;
  onClose: () => void;
};

/** Asks when a category is sold. */
export function CategoryHoursSheet({
  category,
  failure,
  busy,
  onSave,
  onClose,
}: CategoryHoursSheetProps) {
  const t = useText();
  const faultText = useFaultText();
  const [windows, setWindows] = useState(() => startWindows(category.category.availability));
  const [submitted, setSubmitted] = useState(false);
  const faults = new Map<string, string>(
    windows.flatMap((window) =>
      windowFaults(window).flatMap(([field, fault]) =>
        fault ? [[`sellingHours.${window.key}.${field}`, faultText(fault)] as const] : [],
      ),
    ),
  );
  return (
    <CategoryFormSheet
      title={t("menu.sellingHours")}
      hint={t("menu.sellingHours.hint")}
      failure={failure}
      busy={busy}
      onSubmit={() => {
        setSubmitted(true);
        if (faults.size === 0) onSave(sellingHoursOf(windows, category.category));
      }}
      onClose={onClose}
    >
      <SellingHoursFields
        windows={windows}
        faultOf={(path) => (submitted ? faults.get(path) : undefined)}
        onChange={setWindows}
      />
    </CategoryFormSheet>
  );
}
