import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { CheckList } from "../../parts/lists/check-list.tsx";
import { removeRow } from "../../parts/saving/row-focus.ts";
import { newKey } from "../form/product-to-draft.ts";
import { endsNextDay, newWindow, type WindowDraft } from "../form/selling-hours-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";

type SellingHoursFieldsProps = {
  windows: readonly WindowDraft[];
  /** Returns what is wrong with a field: `sellingHours.<key>.from`. */
  faultOf: FaultOf;
  onChange: (windows: WindowDraft[]) => void;
};

/** The days and times at which a product or a category is sold. */
export function SellingHoursFields({ windows, faultOf, onChange }: SellingHoursFieldsProps) {
  const t = useText();
  const set = (next: WindowDraft) =>
    onChange(windows.map((each) => (each.key === next.key ? next : each)));
  return (
    <>
      {windows.length === 0 && <p className="text-md">{t("menu.sellingHours.always")}</p>}
      <ul className="flex flex-col gap-4">
        {windows.map((window, at) => {
          const error = (field: string) => faultOf(`sellingHours.${window.key}.${field}`);
          const name = t("menu.sellingHours.number", { number: at + 1 });
          const time = (key: "from" | "to", label: string) => (
            <Field
              type="time"
              label={label}
              dir="ltr"
              value={window[key]}
              error={error(key)}
              onChange={(event) => set({ ...window, [key]: event.currentTarget.value })}
            />
          );
          return (
            <li key={window.key}>
              <fieldset className="flex min-w-0 flex-col gap-3 rounded-m border border-line p-3">
                <legend className="px-1 text-sm font-bold">{name}</legend>
                <CheckList
                  label={t("menu.sellingHours.days")}
                  options={WEEKDAYS.map((value) => ({ value, label: t(`menu.weekday.${value}`) }))}
                  chosen={window.days}
                  error={error("days")}
                  onChange={(days) => set({ ...window, days })}
                />
                <div className="flex flex-wrap items-end gap-3">
                  <div className="min-w-28 flex-1">{time("from", t("menu.sellingHours.from"))}</div>
                  <div className="min-w-28 flex-1">{time("to", t("menu.sellingHours.to"))}</div>
                  <IconButton
                    label={t("menu.removeOf", { name })}
                    onClick={() =>
                      removeRow(() => onChange(windows.filter(({ key }) => key !== window.key)))
                    }
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </IconButton>
                </div>
                {endsNextDay(window) && (
                  <p className="text-sm text-muted">{t("menu.sellingHours.nextDay")}</p>
                )}
              </fieldset>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          look="quiet"
          className={FLUSH}
          onClick={() => onChange([...windows, newWindow(newKey())])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("menu.sellingHours.add")}
        </Button>
      </div>
    </>
  );
}
