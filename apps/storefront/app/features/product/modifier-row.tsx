import type { Modifier } from "@comanda/contract/companies/menu";
import { isSoldOut } from "@comanda/domain/menu/modifiers";
import { toCents } from "@comanda/domain/money/cents";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.tsx";
import { ChoiceRow, choiceRowClasses } from "../../ui/choice-row.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Stepper } from "../../ui/stepper.tsx";

type ModifierRowProps = {
  modifier: Modifier;
  /** What there is of it is in the cart already. */
  allInCart: boolean;
  /** The radio group it belongs to, where exactly one is asked for. */
  radioName: string | null;
  quantity: number;
  /** The most of it that one product takes. */
  limit: number;
  canTakeMore: boolean;
  /** Others of its group have a box before their names. */
  besideBoxes: boolean;
  onChange: (quantity: number) => void;
};

/** A modifier with what it costs: a radio, a checkbox, or a stepper where several may be taken. */
export function ModifierRow({
  modifier,
  allInCart,
  radioName,
  quantity,
  limit,
  canTakeMore,
  besideBoxes,
  onChange,
}: ModifierRowProps) {
  const t = useText();
  const { name } = modifier;
  if (radioName === null && limit > 1) {
    return (
      <div className={classNames(choiceRowClasses, "flex-wrap")}>
        <span className={classNames("min-w-0 flex-1 basis-20", besideBoxes && "ps-8")}>
          <bdi>{name}</bdi>
          <span className="tabular block text-xs text-muted">
            <ModifierPrice modifier={modifier} />
          </span>
        </span>
        <Stepper
          className="ms-auto"
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
