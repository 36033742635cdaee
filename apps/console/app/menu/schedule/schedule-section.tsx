import { randomKey } from "@comanda/ui/web/random-key.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useRef, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import type { MenuPlace, MenuProduct } from "../data/menu-types.ts";
import { FormSection } from "../form/form-section.tsx";
import type { ProductForm } from "../form/use-product-form.ts";
import { ScheduleNote } from "./schedule-note.tsx";
import { rowsOfProduct } from "./schedule-rows.ts";
import { ScheduleSheet } from "./schedule-sheet.tsx";

type ScheduleSectionProps = { product: MenuProduct; form: ProductForm; place: MenuPlace };

/** Schedules new prices for one product. */
export function ScheduleSection({ product, form, place }: ScheduleSectionProps) {
  const t = useText();
  const { companyId, timezone } = place;
  const [isOpen, setOpen] = useState(false);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  // The same id while the sheet is open, so that a request sent twice makes one change.
  const id = useRef("");
  const openSheet = () => {
    id.current = randomKey();
    setOpen(true);
  };
  return (
    <FormSection title={t("menu.schedule.title")} hint={t("menu.schedule.hint")}>
      <Button look="outline" onClick={openSheet}>
        <CalendarClock aria-hidden="true" className="size-5" />
        {t("menu.schedule.later")}
      </Button>
      <ScheduleNote
        timezone={timezone}
        startsAt={form.isDirty ? null : startsAt}
        onClose={() => setStartsAt(null)}
      />
      {isOpen && (
        <ScheduleSheet
          title={t("menu.schedule.later")}
          rows={rowsOfProduct(product, form.currency)}
          start={null}
          currency={form.currency}
          timezone={timezone}
          onSave={async (start, prices) => {
            const body = { id: id.current, ...start, ...prices };
            const made = await officeApi("schedulePrices", { params: { companyId }, body });
            setStartsAt(made.starts_at);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FormSection>
  );
}
