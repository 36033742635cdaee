import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { addedServiceFees } from "../view/added-service-fees.ts";
import type { CartContents } from "../view/use-cart-contents.ts";

/** Says below the total which service fee the checkout adds, with the ways to order if not all have it. */
export function ServiceFeeNote({ contents: { choices, view } }: { contents: CartContents }) {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const typeName = useServiceTypeName();
  const { code } = useCompanySite().company.currency;
  const { orderSettings } = useMenu();
  const types = choices.filter(({ reasons }) => reasons.length === 0).map(({ type }) => type);
  return addedServiceFees(types, orderSettings, view.total, code).map((fee) => {
    const name = t("tip.serviceFee", { percent: percent(fee.percent) });
    return (
      <p key={fee.percent} className="tabular flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="min-w-0">{[name, ...fee.types.map(typeName)].join(" · ")}</span>
        <bdi dir="ltr">+{price(fee.amount)}</bdi>
      </p>
    );
  });
}
