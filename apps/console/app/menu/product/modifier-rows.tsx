import "./field-row.css";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { RowButtons } from "../../parts/drag/row-buttons.tsx";
import { Field } from "../../parts/field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { isNamedTwice } from "../data/same-name.ts";
import {
  type GroupDraft,
  type ModifierDraft,
  moveItem,
  newModifier,
} from "../form/product-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";

type ModifierRowsProps = {
  group: GroupDraft;
  faultOf: FaultOf;
  withStock: boolean;
  onChange: (group: GroupDraft) => void;
};

/** The choices of a group, each with its price, its own limit and its stock. */
export function ModifierRows({ group, faultOf, withStock, onChange }: ModifierRowsProps) {
  const t = useText();
  const { modifiers } = group;
  const set = (next: ModifierDraft[]) => onChange({ ...group, modifiers: next });
  const missing = faultOf("modifiers");
  return (
    <>
      <ul className="flex flex-col gap-4 empty:hidden">
        {modifiers.map((modifier, at) => {
          const name = modifier.name.trim() || t("menu.choiceName", { number: at + 1 });
          const change = (next: ModifierDraft) =>
            set(modifiers.map((each) => (each === modifier ? next : each)));
          const field = (key: "name" | "price" | "max" | "stock") => ({
            autoComplete: "off",
            value: modifier[key],
            error: faultOf(`modifiers.${modifier.key}.${key}`),
            onChange: (event: { currentTarget: { value: string } }) =>
              change({ ...modifier, [key]: event.currentTarget.value }),
          });
          return (
            <li
              key={modifier.key}
              className="flex flex-col gap-2 border-b border-line pb-3 last:border-0"
            >
              <div className="flex flex-wrap items-end gap-2">
                <div className="min-w-0 flex-1 basis-40">
                  <Field
                    label={t("menu.choiceName", { number: at + 1 })}
                    hint={isNamedTwice(modifier, modifiers) ? t("menu.sameChoice") : undefined}
                    {...field("name")}
                  />
                </div>
                <RowButtons
                  name={name}
                  isFirst={at === 0}
                  isLast={at === modifiers.length - 1}
                  onMove={(by) => set(moveItem(modifiers, modifier.key, by))}
                  onRemove={() => set(modifiers.filter((each) => each !== modifier))}
                />
              </div>
              <div className="field-row -mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-3">
                <Field
                  label={t("menu.surcharge")}
                  aria-label={t("menu.surchargeOf", { name })}
                  inputMode="decimal"
                  dir="ltr"
                  {...field("price")}
                />
                <Field
                  label={t("menu.timesMax")}
                  aria-label={t("menu.maxOf", { name })}
                  inputMode="numeric"
                  dir="ltr"
                  {...field("max")}
                />
                {withStock && (
                  <Field
                    label={t("menu.stock")}
                    aria-label={t("menu.stockOf", { name })}
                    inputMode="numeric"
                    dir="ltr"
                    placeholder="∞"
                    {...field("stock")}
                  />
                )}
              </div>
              <SwitchField
                label={t("menu.visibleOf", { name })}
                checked={modifier.visible}
                onChange={(visible) => change({ ...modifier, visible })}
              />
            </li>
          );
        })}
      </ul>
      {missing && (
        <p data-invalid tabIndex={-1} className="text-sm text-danger">
          {missing}
        </p>
      )}
      <Button look="outline" onClick={() => set([...modifiers, newModifier()])}>
        <Plus aria-hidden="true" className="size-5" />
        {t("menu.addChoice")}
      </Button>
    </>
  );
}
