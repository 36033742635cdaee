import type { Modifier } from "@comanda/contract/companies/menu";
import { isSoldOut } from "@comanda/domain/menu/modifiers";
import { toCents } from "@comanda/domain/money/cents";
import { ChoiceRow, choiceRowClasses } from "@comanda/ui/controls/choice-row.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Stepper } from "@comanda/ui/controls/stepper.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useMenuLanguage } from "../../company/use-menu-language.ts";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";

type ModifierFieldProps = {
  modifier: Modifier;
  /** The cart has all that is left of it. */
  allInCart: boolean;
  /** The name of its radio group; null if the group does not require exactly one. */
  radioName: string | null;
  quantity: number;
  /** The largest quantity of it for one product. */
  limit: number;
  canTakeMore: boolean;
  /** Other rows of its group have a checkbox before their names. */
  besideBoxes: boolean;
  onChange: (quantity: number) => void;
};

/**
 * Shows a modifier with its price: a radio button, a checkbox, or a stepper if more than one is
 * allowed.
 */
export function ModifierField({
  modifier,
  allInCart,
  radioName,
  quantity,
  limit,
  canTakeMore,
  besideBoxes,
  onChange,
}: ModifierFieldProps) {
  const t = useText();
  const lang = useMenuLanguage();
  const { name } = modifier;
  if (radioName === null && limit > 1) {
    return (
      <div className={classNames(choiceRowClasses, "flex-wrap")}>
        <span className={classNames("min-w-0 flex-1 basis-20", besideBoxes && "ps-8")}>
          <bdi lang={lang(modifier)}>{name}</bdi>
          <span className="tabular block text-xs text-muted">
            <ModifierPrice modifier={modifier} />
          </span>
        </span>
        <Stepper
          // Of what is not chosen only the plus is seen: rows of zeros would hide what is.
          className={classNames("ms-auto", quantity === 0 && "[&>:not(:last-child)]:opacity-0")}
          value={quantity}
          label={t("product.quantityOf", { name })}
          less={{ label: t("product.less", { name }), enabled: quantity > 0 }}
          more={{ label: t("product.more", { name }), enabled: canTakeMore }}
          onChange={onChange}
        />
      </div>
    );
  }
  const soldOut = isSoldOut(modifier);
  return (
    <ChoiceRow
      type={radioName === null ? "checkbox" : "radio"}
      name={radioName ?? undefined}
      label={name}
      lang={lang(modifier)}
      checked={quantity > 0}
      disabled={soldOut || (radioName === null && quantity === 0 && !canTakeMore)}
      onChange={(checked) => onChange(checked ? 1 : 0)}
      end={
        soldOut ? (
          <span className="text-xs">{t(allInCart ? "menu.allInOrder" : "menu.soldOut")}</span>
        ) : (
          <span className="text-muted">
            <ModifierPrice modifier={modifier} />
          </span>
        )
      }
    />
  );
}

function ModifierPrice({ modifier }: { modifier: Modifier }) {
  const { code } = useCompanySite().company.currency;
  const price = usePrice();
  const cents = toCents(modifier.price, code);
  return cents > 0 ? <bdi dir="ltr">+ {price(cents)}</bdi> : null;
}
