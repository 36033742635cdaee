import type { ModifierGroup } from "@comanda/contract/companies/menu";
import {
  canAddModifier,
  isChoosable,
  modifierChoiceKind,
  modifierLimit,
  setModifierQuantity,
  visibleModifiers,
} from "@comanda/domain/menu/modifier-choices";
import { type ModifierChoice, modifierQuantities } from "@comanda/domain/menu/modifier-quantities";
import { groupState, isSoldOut } from "@comanda/domain/menu/modifiers";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { useText } from "../../i18n/text.ts";
import { FieldLegend } from "./field-legend.tsx";
import { GroupNote } from "./group-note.tsx";
import { ModifierField } from "./modifier-field.tsx";

type ModifierGroupFieldProps = {
  id: string;
  /** The group with the stock that the cart leaves. */
  group: ModifierGroup;
  /** The group with all its stock. */
  groupWithFullStock: ModifierGroup;
  choices: ModifierChoice[];
  /** The customer has tried to add the product. */
  submitted: boolean;
  onChange: (choices: ModifierChoice[]) => void;
};

/**
 * Shows a group of modifiers: radio buttons if exactly one is required, else checkboxes and steppers; nothing where none
 * can be chosen.
 */
export function ModifierGroupField({
  id,
  group,
  groupWithFullStock,
  choices,
  submitted,
  onChange,
}: ModifierGroupFieldProps) {
  const modifiers = visibleModifiers(group);
  const { missing } = groupState(group, choices);
  const failed = submitted && missing > 0;
  const boxes = modifiers.some((modifier) => modifierLimit(group, modifier) === 1);
  const t = useText();
  const lang = useMenuLanguage();
  if (modifiers.length === 0 || !isChoosable(group)) return null;
  return (
    <fieldset
      id={id}
      aria-describedby={failed ? `${id}-error` : undefined}
      className="min-w-0 scroll-mt-20 md:scroll-mt-4"
    >
      <FieldLegend
        title={group.name}
        lang={lang(group)}
        note={<GroupNote group={group} choices={choices} failed={failed} />}
      />
      {failed && (
        <p id={`${id}-error`} className="text-danger">
          {t("product.missing", { count: missing })}
        </p>
      )}
      {modifiers.map((modifier) => (
        <ModifierField
          key={modifier.id}
          modifier={modifier}
          allInCart={
            isSoldOut(modifier) &&
            groupWithFullStock.modifiers.some((m) => m.id === modifier.id && !isSoldOut(m))
          }
          radioName={modifierChoiceKind(group) === "one" ? id : null}
          quantity={modifierQuantities(choices).get(modifier.id) ?? 0}
          limit={modifierLimit(group, modifier)}
          canTakeMore={group.max === 1 || canAddModifier(group, modifier, choices)}
          besideBoxes={boxes}
          onChange={(quantity) =>
            onChange(setModifierQuantity(group, choices, modifier.id, quantity))
          }
        />
      ))}
    </fieldset>
  );
}
