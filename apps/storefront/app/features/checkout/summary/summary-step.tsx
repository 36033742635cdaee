import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import { isCash } from "@comanda/domain/payment-method";
import type { ServiceType } from "@comanda/domain/service-type";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { useKeptQuery } from "../../../shop/query.tsx";
import { useShop } from "../../../shop/shop.tsx";
import { learnTrouble } from "../address/learn-trouble.ts";
import { showFirstError } from "../first-error.ts";
import { isPlaced, type Placed } from "../order/draft-order.ts";
import { updateBody } from "../order/order-body.ts";
import type { Trouble } from "../order/trouble.ts";
import { useDraftOrder } from "../order/use-draft-order.ts";
import { usePlaceOrder } from "../order/use-place-order.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AccountSheet } from "./account-summary.tsx";
import { orderCharges } from "./order-charges.ts";
import { typedAmount } from "./received-amount.ts";
import { ScheduleSheet } from "./schedule-sheet.tsx";
import { isOfSchedule } from "./schedule-state.ts";
import { SummaryBody } from "./summary-body.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import type { SummaryForm } from "./summary-form.ts";
import { usePaymentMethods } from "./use-payment-methods.ts";
import { useSchedule } from "./use-schedule.ts";
import { useSummaryForm } from "./use-summary-form.ts";

type SummaryStepProps = {
  serviceType: ServiceType;
  onPlaced: (placed: Placed) => void;
  /** Asks whether to leave the checkout. */
  onClose: () => void;
  /** To the cart, to mend it there. */
  onToCart: () => void;
};

/** What lies over the summary. */
type Over = "schedule" | "account" | null;

/** All that was said, how it is paid, and what the server says it costs (spec §2, Order summary). */
export function SummaryStep({ serviceType, onPlaced, onClose, onToCart }: SummaryStepProps) {
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useShop();
  const kept = useKeptQuery();
  const steps = useSteps("order_summary");
  const draft = useDraftOrder();
  const placing = usePlaceOrder({
    onPlaced,
    onDraftLost: draft.retry,
    onAgain: () => send(),
  });
  const payment = usePaymentMethods(serviceType);
  const schedule = useSchedule(serviceType);
  const [over, setOver] = useState<Over>(null);
  const [tried, setTried] = useState(false);
  /** The form as it was sent, for whatever comes back. */
  const sentForm = useRef<EventTarget | null>(null);

  const tip = useCheckout(({ tip }) => tip);
  const feeAccepted = useCheckout(({ serviceFeeAccepted }) => serviceFeeAccepted);
  const charges = (order: Order, method: PaymentMethod | null) =>
    orderCharges(order, { method, tip, feeAccepted }, company.currency.code);
  const form = useSummaryForm(payment.methods, (method) =>
    draft.order ? charges(draft.order, method).total : 0,
  );
  const methodId = form.watch("methodId");
  const chosen = payment.methods?.find(({ id }) => id === methodId) ?? null;
  const costs = draft.order && charges(draft.order, chosen);

  // An answer that was lost: the restaurant has the order already.
  const placedBefore = useEffectEvent(onPlaced);
  useEffect(() => {
    if (draft.order && isPlaced(draft.order)) placedBefore({ order: draft.order, before: true });
  }, [draft.order]);

  const submit = async (said: SummaryForm) => {
    if (schedule.state.reason) return showFirstError(sentForm.current);
    if (!draft.order || !chosen || !costs) return;
    const { additionalInfo, tipType } = store.getState();
    const body = updateBody(
      company,
      additionalInfo,
      {
        method: chosen,
        received: isCash(chosen) ? typedAmount(said.received, company.currency.code) : null,
        comment: said.comment,
        scheduledFor: schedule.state.scheduledFor,
        tipType,
        feeAccepted,
      },
      costs,
    );
    await placing.place(draft.order.id, body);
  };

  const send = form.handleSubmit(submit, () => showFirstError(sentForm.current));

  // What can be mended in this form is told at its place, also when a request was sent again.
  const onTrouble = useEffectEvent((trouble: Trouble) => {
    if (trouble.kind === "payment") {
      placing.dismiss();
      form.setError("methodId", { message: t("trouble.payment") });
      return showFirstError(sentForm.current);
    }
    learnTrouble(store, company.id, trouble);
    if (trouble.kind !== "refused") return;
    const [first] = trouble.reasons;
    if (first && trouble.reasons.every(isOfSchedule)) {
      placing.dismiss();
      schedule.refuse(first);
      showFirstError(sentForm.current);
    } else if (trouble.reasons.some(({ code }) => code === "closed")) {
      // Closed meanwhile, and none is taken for later: the menu says so (spec §4, Order summary).
      window.location.assign(kept("/products"));
    }
  });
  const { trouble } = placing;
  useEffect(() => {
    if (trouble) onTrouble(trouble);
  }, [trouble]);

  return (
    <>
      <StepFrame
        title={t("checkout.summaryTitle")}
        progress={steps.progress}
        onClose={onClose}
        onSubmit={(event) => {
          sentForm.current = event.currentTarget;
          setTried(true);
          void send(event);
        }}
        footer={
          <SummaryFooter
            total={costs?.total ?? null}
            trouble={foremost(draft.trouble, placing.trouble)}
            busy={placing.busy}
            onRetry={draft.trouble ? draft.retry : null}
            onFitted={placing.dismiss}
            onToCart={onToCart}
            onTellClient={() => steps.goTo("client_information")}
            onToAddresses={() => steps.goTo("delivery_address")}
          />
        }
      >
        <SummaryBody
          form={form}
          serviceType={serviceType}
          payment={payment}
          schedule={{
            state: schedule.state,
            tried,
            onOpen: () => setOver("schedule"),
            onChoose: schedule.choose,
          }}
          chosen={chosen}
          order={draft.order}
          charges={costs}
          onEdit={steps.goTo}
          onAccount={() => setOver("account")}
        />
      </StepFrame>
      <ScheduleSheet
        open={over === "schedule"}
        onClose={() => setOver(null)}
        openNow={schedule.state.open}
        chosen={schedule.state.scheduledFor}
        onChoose={(slot) => {
          schedule.choose(slot);
          setOver(null);
        }}
      />
      {draft.order && costs && (
        <AccountSheet
          open={over === "account"}
          onClose={() => setOver(null)}
          order={draft.order}
          charges={costs}
        />
      )}
    </>
  );
}

/** A shortage comes with its own way out, also when the menu has been read again since. */
function foremost(draft: Trouble | null, placing: Trouble | null): Trouble | null {
  return placing?.kind === "stock" ? placing : (draft ?? placing);
}
