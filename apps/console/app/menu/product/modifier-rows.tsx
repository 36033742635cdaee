import Plus from "lucide-react/icons/plus";
import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { rowsNamedTwice } from "../data/same-name.ts";
import {
  type GroupDraft,
  type ModifierDraft,
  moveItem,
  newModifier,
} from "../form/product-to-draft.ts";
import type { FaultOf } from "../form/use-fault-of.ts";
import { ModifierRow, type ModifierRowActions } from "./modifier-row.tsx";

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
  const actions = useRowActions(modifiers, set);
  const missing = faultOf("modifiers");
  const twice = rowsNamedTwice(modifiers);
  return (
    <>
      <ul className="flex flex-col gap-4 empty:hidden">
        {modifiers.map((modifier, at) => (
          <ModifierRow
            key={modifier.key}
            modifier={modifier}
            at={at}
            isLast={at === modifiers.length - 1}
            withStock={withStock}
            isNamedTwice={twice.has(modifier)}
            nameFault={faultOf(`modifiers.${modifier.key}.name`)}
            priceFault={faultOf(`modifiers.${modifier.key}.price`)}
            maxFault={faultOf(`modifiers.${modifier.key}.max`)}
            stockFault={faultOf(`modifiers.${modifier.key}.stock`)}
            actions={actions}
          />
        ))}
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

/** What the rows do with the choices of the latest render. */
function useRowActions(
  modifiers: ModifierDraft[],
  set: (next: ModifierDraft[]) => void,
): ModifierRowActions {
  const latest = useRef({ modifiers, set });
  useLayoutEffect(() => {
    latest.current = { modifiers, set };
  });
  const [actions] = useState((): ModifierRowActions => {
    const update = (change: (before: ModifierDraft[]) => ModifierDraft[]) =>
      latest.current.set(change(latest.current.modifiers));
    return {
      change: (key, next) =>
        update((before) => before.map((each) => (each.key === key ? next : each))),
      move: (key, by) => update((before) => moveItem(before, key, by)),
      remove: (key) => update((before) => before.filter((each) => each.key !== key)),
    };
  });
  return actions;
}
