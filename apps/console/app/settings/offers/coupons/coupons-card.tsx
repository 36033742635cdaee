import { MAX_COUPONS } from "@comanda/contract/rules/import-file-rules";
import type { SalesRow } from "@comanda/contract/sales/sales-figures";
import type { Currency } from "@comanda/domain/money/cents";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { addRow } from "../../../parts/saving/row-focus.ts";
import { SettingsCard } from "../../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { COUPONS, couponsIn, newCoupon } from "../draft/offer-lists.ts";
import { ReportLink } from "../parts/report-link.tsx";
import { CouponItem } from "./coupon-item.tsx";

type CouponsCardProps = {
  form: SettingsForm;
  currency: Currency;
  figures: readonly SalesRow[] | null;
};

/** The coupons, each with what it takes off, its uses, and what it cost and brought. */
export function CouponsCard({ form, currency, figures }: CouponsCardProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const coupons = couponsIn(form.value);
  const storedIds = new Set(couponsIn(form.stored.value).map(({ id }) => id));
  return (
    <SettingsCard title={t("settings.offers.coupons")} hint={t("settings.offers.couponsHint")}>
      {coupons.length === 0 && <p className="text-md">{t("settings.offers.noCoupons")}</p>}
      <ul
        ref={list}
        aria-label={t("settings.offers.coupons")}
        className="flex flex-col empty:hidden"
      >
        {coupons.map((coupon, index) => (
          <CouponItem
            key={coupon.id}
            form={form}
            currency={currency}
            figures={figures}
            coupons={coupons}
            coupon={coupon}
            index={index}
            isStored={storedIds.has(coupon.id)}
          />
        ))}
      </ul>
      <Button
        look="outline"
        className="self-start"
        disabled={coupons.length >= MAX_COUPONS}
        onClick={() => addRow(list.current, () => form.set(COUPONS, [...coupons, newCoupon()]))}
      >
        <Plus aria-hidden="true" className="size-5" />
        {t("settings.offers.addCoupon")}
      </Button>
      {figures && <ReportLink by="coupon" />}
    </SettingsCard>
  );
}
