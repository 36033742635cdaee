import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import { MAX_ORDER_COMMENT } from "@comanda/domain/order-comment";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Breakdown } from "@comanda/domain/totals";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../i18n/text.tsx";
import { flowContext } from "../../session/checkout-flow.ts";
import { useCheckout } from "../../session/checkout-store.ts";
import { usePrice } from "../../shop/money.ts";
import { piecesOf } from "../../shop/order-amounts.ts";
import { OrderBreakdown } from "../../shop/order-breakdown.tsx";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useShop } from "../../shop/shop.tsx";
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import type { SummaryForm } from "./summary-form.ts";
import { SummaryRows } from "./summary-rows.tsx";

type SummaryBodyProps = {
  form: UseFormReturn<SummaryForm>;
  serviceType: ServiceType;
  methods: readonly PaymentMethod[];
  besideOnline: boolean;
  chosen: PaymentMethod | null;
  order: Order | null;
  charges: Breakdown | null;
  onEdit: (screen: CheckoutScreen) => void;
};

/** The cards of the summary, in the order in which they are read. */
export function SummaryBody({ form, order, charges, onEdit, ...payment }: SummaryBodyProps) {
  const t = useText();
  const { settings } = useShop();
  const context = useCheckout((checkout) => checkout);
  const flow = flowContext(settings, context);
  const { formState, register, watch } = form;
  return (
    <div className="flex flex-col gap-3">
      {charges && <PriceChange goods={charges.combos} />}
      <SummaryRows
        serviceType={payment.serviceType}
        question={flow?.additionalInput ?? null}
        withClient={flow?.hasClient ?? false}
        onEdit={onEdit}
      />
      <PaymentChoice
        form={form}
        methods={payment.methods}
        besideOnline={payment.besideOnline}
        chosen={payment.chosen}
        total={charges?.total ?? null}
      />
      <TextArea
        {...register("comment")}
        label={t("checkout.comment")}
        error={formState.errors.comment?.message}
        count={{ written: watch("comment").length, max: MAX_ORDER_COMMENT }}
        autoComplete="off"
      />
      <Card aria-busy={!order} aria-label={t("checkout.breakdown")}>
        {order && charges ? (
          <OrderBreakdown charges={charges} quantity={piecesOf(order)} />
        ) : (
          <BreakdownSkeleton />
        )}
      </Card>
    </div>
  );
}

/** The restaurant changed its prices after the menu was read: the customer is told before ordering. */
function PriceChange({ goods }: { goods: number }) {
  const t = useText();
  const price = usePrice();
  const { total, missing } = usePricedCart();
  if (total === goods || missing.length > 0) return null;
  return (
    <Notice alert>{t("checkout.priceChange", { before: price(total), now: price(goods) })}</Notice>
  );
}

function BreakdownSkeleton() {
  return (
    <div className="flex flex-col gap-2" aria-hidden="true">
      <div className="h-5 rounded-s bg-line motion-safe:animate-pulse" />
      <div className="mt-2 h-6 rounded-s bg-line motion-safe:animate-pulse" />
    </div>
  );
}
