import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import type { AddedServiceFee } from "../view/added-service-fees.ts";

/** Shows the fees that the checkout adds, with the ways to order if not all have them. */
export function ServiceFees({ fees }: { fees: AddedServiceFee[] }) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const typeName = useServiceTypeName();
  return fees.map((fee) => {
    const name = t("tip.serviceFee", { percent: percent(fee.percent) });
    return (
      <p
        key={fee.percent}
        className="tabular flex flex-wrap justify-between gap-x-3 text-sm text-muted"
      >
        <span className="min-w-0">{[name, ...fee.types.map(typeName)].join(" · ")}</span>
        <bdi dir="ltr">+{price(fee.amount)}</bdi>
      </p>
    );
  });
}
