import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { TextAreaField } from "../../../parts/field.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { cornersIn, cornerText } from "../draft/corner-text.ts";
import { type DeliveryFault, zonePart } from "../draft/delivery-faults.ts";
import type { ZoneDraft } from "../draft/zone-lists.ts";

type CornersEditorProps = {
  form: SettingsForm;
  zone: ZoneDraft;
  fault: DeliveryFault | undefined;
  fieldsOf: (part: Partial<ZoneDraft>) => Record<string, unknown>;
};

/** The corners of a zone as a text, for keys and for drawings of other programs. */
export function CornersEditor({ form, zone, fault, fieldsOf }: CornersEditorProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const name = zonePart(zone.id, "corners");
  const text = form.textOf(name);
  const count = zone.rings.reduce((sum, ring) => sum + ring.length, 0);
  // A text without corners is a fault at once, as a drawing that crosses itself is.
  const isUnread = text !== undefined && cornersIn(text) === null;
  const error = isUnread
    ? t("settings.delivery.fault.unread")
    : fault && t(`settings.delivery.fault.${fault}`);
  const change = (typed: string) => {
    const rings = cornersIn(typed);
    const wrong = t("settings.delivery.fault.unread");
    form.typeFields(name, typed, {
      fields: rings ? fieldsOf({ rings }) : {},
      fault: rings ? null : wrong,
    });
  };
  return (
    <details
      open={isOpen || Boolean(error)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-bold text-accent-text">
        {t("settings.delivery.corners", { count })}
      </summary>
      <TextAreaField
        label={t("settings.delivery.cornersLabel")}
        hint={t("settings.delivery.cornersHint")}
        error={error}
        value={text ?? cornerText(zone.rings)}
        dir="ltr"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
      />
    </details>
  );
}
