import "./field-row.css";
import { memo } from "react";
import { useText } from "../../i18n/text.ts";
import { RowButtons } from "../../parts/drag/row-buttons.tsx";
import { Field } from "../../parts/field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import type { ModifierDraft } from "../form/product-to-draft.ts";

/** What the rows do with the choice of a key: the same functions at each render. */
export type ModifierRowActions = {
  change: (key: string, next: ModifierDraft) => void;
  move: (key: string, by: -1 | 1) => void;
  remove: (key: string) => void;
};

type ModifierRowProps = {
  modifier: ModifierDraft;
  at: number;
  isLast: boolean;
  withStock: boolean;
  isNamedTwice: boolean;
  nameFault: string | undefined;
  priceFault: string | undefined;
  maxFault: string | undefined;
  stockFault: string | undefined;
  actions: ModifierRowActions;
};

/** One choice of a group. A group may have hundreds: typing draws the row that is typed in, and no other. */
export const ModifierRow = memo(function ModifierRow(props: ModifierRowProps) {
  const { modifier, at, isLast, withStock, isNamedTwice, actions } = props;
  const t = useText();
  const name = modifier.name.trim() || t("menu.choiceName", { number: at + 1 });
  const field = (key: "name" | "price" | "max" | "stock") => ({
    autoComplete: "off",
    value: modifier[key],
    error: props[`${key}Fault`],
    onChange: (event: { currentTarget: { value: string } }) =>
      actions.change(modifier.key, { ...modifier, [key]: event.currentTarget.value }),
  });
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-3 last:border-0">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <Field
            label={t("menu.choiceName", { number: at + 1 })}
            hint={isNamedTwice ? t("menu.sameChoice") : undefined}
            {...field("name")}
          />
        </div>
        <RowButtons
          name={name}
          isFirst={at === 0}
          isLast={isLast}
          onMove={(by) => actions.move(modifier.key, by)}
          onRemove={() => actions.remove(modifier.key)}
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
        onChange={(visible) => actions.change(modifier.key, { ...modifier, visible })}
      />
    </li>
  );
});
