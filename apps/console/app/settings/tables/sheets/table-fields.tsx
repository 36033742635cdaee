import {
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "@comanda/domain/company/service-type";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { Field } from "../../../parts/field.tsx";
import { SelectField } from "../../../parts/select-field.tsx";
import { type Table, type TableFields, zonesOf } from "../draft/table-list.ts";

type PlaceFieldsProps = {
  tables: readonly Table[];
  fields: Pick<TableFields, "zone" | "type">;
  onChange: (part: Partial<TableFields>) => void;
};

/** In which zone a table stands, and what guests who scan its code order. */
export function TablePlaceFields({ tables, fields, onChange }: PlaceFieldsProps) {
  const t = useText();
  const zones = useId();
  return (
    <>
      <Field
        label={t("settings.tables.zone")}
        hint={t("settings.tables.zoneHint")}
        value={fields.zone}
        list={zones}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onChange({ zone: event.currentTarget.value })}
      />
      <datalist id={zones}>
        {zonesOf(tables).map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <SelectField<ServiceType | "">
        label={t("settings.tables.type")}
        value={fields.type ?? ""}
        options={[
          ...SERVICE_TYPES.toReversed().map((value) => ({
            value,
            label: t(`orderType.${serviceTypeKey(value)}`),
          })),
          { value: "", label: t("settings.tables.noType") },
        ]}
        onChange={(type) => onChange({ type: type === "" ? null : type })}
      />
    </>
  );
}
