import { type Currency, MAX_AMOUNT } from "@comanda/domain/money/cents";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { Field } from "../../../parts/field.tsx";
import { SwitchField } from "../../../parts/switch-field.tsx";
import { PartNumber } from "../../form/part-number.tsx";
import { RemovePart } from "../../form/remove-part.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { type DeliveryFault, zonePart } from "../draft/delivery-faults.ts";
import type { ZoneDraft, ZoneKind } from "../draft/zone-lists.ts";
import { zoneLook } from "../map/zone-look.ts";
import { CornersEditor } from "./corners-editor.tsx";
import { TaskHint } from "./task-hint.tsx";
import type { ZoneChoice } from "./zone-choice.ts";

type ZoneCardProps = {
  form: SettingsForm;
  currency: Currency;
  kind: ZoneKind;
  zone: ZoneDraft;
  /** The place in the list, which gives the letter, the line and the colour. */
  index: number;
  fault: DeliveryFault | undefined;
  choice: ZoneChoice;
  onChoose: (choice: ZoneChoice) => void;
  /** The fields of the section with a change of this zone. */
  fieldsOf: (part: Partial<ZoneDraft>) => Record<string, unknown>;
  onRemove: () => void;
};

/** A zone: its letter, its name where it has one, its price, whether it is on, and its drawing. */
export function ZoneCard(props: ZoneCardProps) {
  const { form, kind, zone, index, currency, fault, choice, fieldsOf, onRemove } = props;
  const t = useText();
  const title = useId();
  const { letter, color } = zoneLook(index);
  const name = t("settings.delivery.zone", { letter });
  const nameField = zonePart(zone.id, "name");
  const isChosen = choice.id === zone.id;
  // Nothing is wrong with a zone whose first corners are still to be pressed.
  const isBegun =
    isChosen && choice.task === "draw" && zone.rings.length === 0 && form.submits === 0;
  return (
    <li
      aria-labelledby={title}
      className={`flex flex-col gap-2 rounded-m border p-3 ${isChosen ? "border-accent-text outline-1 outline-accent-text" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-items-center rounded-[9px] text-sm font-bold"
          style={{ background: color, color: "#fff" }}
        >
          {letter}
        </span>
        <h3 id={title} className="min-w-0 flex-[1_1_5rem] text-md font-bold wrap-anywhere">
          {zone.name || name}
        </h3>
      </div>
      {kind === "district" && (
        <Field
          label={t("settings.delivery.districtName")}
          value={zone.name ?? ""}
          maxLength={120}
          autoComplete="off"
          error={form.faultAt(nameField)}
          onChange={(event) => form.setAll(fieldsOf({ name: event.currentTarget.value }))}
        />
      )}
      <div className="grid grid-cols-1 items-end gap-3 md:grid-cols-2">
        <PartNumber
          form={form}
          currency={currency}
          name={zonePart(zone.id, "price")}
          label={t("settings.delivery.price")}
          value={zone.price}
          max={MAX_AMOUNT}
          fieldsOf={(price) => fieldsOf({ price })}
        />
        <SwitchField
          label={t("settings.delivery.enabled")}
          checked={zone.enabled}
          onChange={(enabled) => form.setAll(fieldsOf({ enabled }))}
        />
      </div>
      <DrawButtons {...props} />
      <CornersEditor
        form={form}
        zone={zone}
        fieldsOf={fieldsOf}
        fault={isBegun ? undefined : fault}
      />
      <RemovePart
        label={t("settings.delivery.removeZone", { name: zone.name || name })}
        isNew={zone.rings.length === 0}
        onRemove={onRemove}
      />
    </li>
  );
}

function DrawButtons({ zone, choice, onChoose }: ZoneCardProps) {
  const t = useText();
  const isChosen = choice.id === zone.id;
  const isDrawn = zone.rings.some((ring) => ring.length >= 3);
  if (isChosen && choice.task !== "try")
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-muted">
          <TaskHint task={choice.task} />
        </p>
        <Button look="tonal" onClick={() => onChoose({ id: zone.id, task: "try" })}>
          {t("settings.delivery.done")}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isDrawn && (
        <Button look="outline" onClick={() => onChoose({ id: zone.id, task: "edit" })}>
          {t("settings.delivery.moveCorners")}
        </Button>
      )}
      <Button look="outline" onClick={() => onChoose({ id: zone.id, task: "draw" })}>
        {t(isDrawn ? "settings.delivery.drawPart" : "settings.delivery.draw")}
      </Button>
    </div>
  );
}
