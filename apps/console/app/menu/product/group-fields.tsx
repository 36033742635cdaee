import "./field-row.css";
import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import type { GroupDraft } from "../form/product-to-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";
import { ModifierRows } from "./modifier-rows.tsx";

type GroupFieldsProps = {
  group: GroupDraft;
  faultOf: FaultOf;
  /** Whether the stock of the choices is shown, which each dish has its own of. */
  withStock: boolean;
  /** What to say about the name; nothing for most. */
  nameHint?: string | undefined;
  onChange: (group: GroupDraft) => void;
};

/** Every field of a group: its name, how many guests choose, and the choices. */
export function GroupFields(props: GroupFieldsProps) {
  const { group, faultOf, withStock, nameHint, onChange } = props;
  const t = useText();
  const field = (key: "name" | "min" | "max") => ({
    autoComplete: "off",
    value: group[key],
    error: faultOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...group, [key]: event.currentTarget.value }),
  });
  return (
    <>
      <Field label={t("menu.groupName")} hint={nameHint} {...field("name")} />
      <div className="field-row -mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-x-3">
        <Field
          label={t("menu.min")}
          hint={t("menu.minHint")}
          inputMode="numeric"
          dir="ltr"
          {...field("min")}
        />
        <Field
          label={t("menu.max")}
          hint={t("menu.maxHint")}
          inputMode="numeric"
          dir="ltr"
          {...field("max")}
        />
      </div>
      <ModifierRows group={group} faultOf={faultOf} withStock={withStock} onChange={onChange} />
    </>
  );
}
