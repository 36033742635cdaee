import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import type { MenuCategory } from "../data/menu-types.ts";
import { useFaultText } from "../form/use-fault-text.ts";
import { saleHoursOf, startWindows, windowFaults } from "../form/window-draft.ts";
import { SaleHoursFields } from "./sale-hours-fields.tsx";

type CategoryHoursSheetProps = {
  category: MenuCategory;
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  /** Gets the fields of the category that change. */
  onSave: (fields: Pick<MenuCategory["category"], "availability">) => void;
  onClose: () => void;
};

/** Asks when a category is sold. What was typed stays when it cannot be stored. */
export function CategoryHoursSheet({
  category,
  failure,
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
        fault ? [[`saleHours.${window.key}.${field}`, faultText(fault)] as const] : [],
      ),
    ),
  );
  return (
    <Sheet open persistent onClose={onClose} title={t("menu.saleHours")}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (faults.size === 0) onSave(saleHoursOf(windows, category.category));
        }}
      >
        <p className="text-sm text-muted">{t("menu.saleHours.hint")}</p>
        <SaleHoursFields
          windows={windows}
          faultOf={(path) => (submitted ? faults.get(path) : undefined)}
          onChange={setWindows}
        />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {failure}
        </p>
        <Button look="solid" type="submit">
          {t("boardSettings.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
