import { normalizeCode } from "@comanda/domain/money/coupon-code";
import "../i18n/fetch-later-messages.ts";
import type { Cents } from "@comanda/domain/money/cents";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { CouponItem } from "./coupon-item.tsx";
import { useCoupons } from "./use-coupons.ts";

export type CouponsSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The cart's subtotal, before discounts. */
  subtotal: Cents;
  /** The code of the chosen coupon; empty where none is chosen. */
  chosen: string;
  /** Called with the chosen code, or with an empty one when the customer removes the coupon. */
  onChoose: (code: string) => void;
};

/** Shows the restaurant's coupons, each with the reason where it does not apply (conformance 2.7). */
export function CouponsSheet({ open, onClose, subtotal, chosen, onChoose }: CouponsSheetProps) {
  const t = useText();
  const { company } = useCompanySite();
  const { coupons, failed, retry } = useCoupons(company.id, open);
  const isChosen = (code: string) => normalizeCode(code) === normalizeCode(chosen);
  return (
    <Sheet open={open} onClose={onClose} label={t("menu.coupons")} className="md:max-w-[480px]">
      <SheetHeader title={t("menu.coupons")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto overscroll-contain px-5 pb-6">
        {coupons && coupons.length > 0 && (
          <>
            <p className="pb-1 text-xs text-muted">{t("coupon.oneAnOrder")}</p>
            <ul>
              {coupons.map((coupon) => (
                <CouponItem
                  key={coupon.id}
                  coupon={coupon}
                  subtotal={subtotal}
                  chosen={isChosen(coupon.code)}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </>
        )}
        {coupons?.length === 0 && <p className="pb-2 text-muted">{t("coupon.none")}</p>}
        {!coupons && !failed && <CouponsSkeleton />}
        {!coupons && failed && (
          <Notice
            alert
            action={
              <Button look="plain" onClick={retry}>
                {t("failure.retry")}
              </Button>
            }
          >
            {t("coupon.failed")}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

function CouponsSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      {[0, 1].map((row) => (
        <div key={row} className="h-16 rounded-s bg-line motion-safe:animate-pulse" />
      ))}
    </div>
  );
}
