import type { Currency } from "@comanda/domain/money/cents";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { addRow, removeRow } from "../../../parts/saving/row-focus.ts";
import { valueAt } from "../../../parts/saving/section-value.ts";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { type DeliveryFault, zonePart } from "../draft/delivery-faults.ts";
import { PATHS } from "../draft/delivery-fields.ts";
import { type ZoneDraft, type ZoneKind, zoneFields, zonesIn } from "../draft/zone-lists.ts";
import { ZoneCard } from "./zone-card.tsx";
import type { ZoneChoice } from "./zone-choice.ts";

type ZoneEditorProps = {
  form: SettingsForm;
  currency: Currency;
  kind: ZoneKind;
  faults: Readonly<Record<string, DeliveryFault>>;
  choice: ZoneChoice;
  onChoose: (choice: ZoneChoice) => void;
};

/** The zones with their prices; drawings are made on the map or as corners in a text. */
export function ZoneEditor(props: ZoneEditorProps) {
  const { form, currency, kind, faults, choice, onChoose } = props;
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const zones = zonesIn(form.value, kind);
  const store = (next: readonly ZoneDraft[]) => form.setAll(zoneFields(form.value, kind, next));
  const add = () => {
    const id = randomKey();
    // A zone begins with a price that the restaurant has already: few deliver for nothing.
    const fixed = valueAt(form.value, PATHS.fixed);
    const price = zones.at(-1)?.price ?? (typeof fixed === "number" ? fixed : 0);
    const begin = () => {
      store([...zones, { id, name: "", enabled: true, price, rings: [], rest: {} }]);
      onChoose({ id, task: kind === "area" ? "draw" : "try" });
    };
    // A zone of the map is drawn next.
    if (kind === "area") begin();
    else addRow(list.current, begin);
  };
  const remove = (id: string) => {
    form.forget(zonePart(id, ""));
    store(zones.filter((zone) => zone.id !== id));
    if (choice.id === id) onChoose({ id: null, task: "try" });
  };
  return (
    <SettingsCard
      title={t(kind === "area" ? "settings.delivery.zones" : "settings.delivery.districts")}
      hint={t(kind === "area" ? "settings.delivery.overlaps" : "settings.delivery.districtsHint")}
    >
      {zones.length === 0 && <p className="text-md">{t("settings.delivery.noZones")}</p>}
      <ul ref={list} className="flex flex-col gap-3">
        {zones.map((zone, index) => {
          const fieldsOf = (part: Partial<ZoneDraft>) =>
            zoneFields(
              form.value,
              kind,
              zones.map((each) => (each.id === zone.id ? { ...each, ...part } : each)),
            );
          return (
            <ZoneCard
              key={zone.id}
              form={form}
              currency={currency}
              kind={kind}
              zone={zone}
              index={index}
              choice={choice}
              onChoose={onChoose}
              fieldsOf={fieldsOf}
              fault={faults[zonePart(zone.id, "corners")]}
              onRemove={() => removeRow(() => remove(zone.id))}
            />
          );
        })}
      </ul>
      <Button look="outline" className="self-start" onClick={add}>
        <Plus aria-hidden="true" className="size-5" />
        {t(kind === "area" ? "settings.delivery.drawZone" : "settings.delivery.addDistrict")}
      </Button>
    </SettingsCard>
  );
}
