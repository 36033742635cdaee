import { isPlaced } from "@comanda/domain/order-needs";
import { isCash } from "@comanda/domain/payment-method";
import type { ServiceType } from "@comanda/domain/service-type";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import type { Placed } from "../../../pay/pay-order.ts";
import { chosenMethod } from "../../../pay/payment-modes.ts";
import { typedAmount } from "../../../pay/received-amount.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { extrasReady } from "../extras/extras-ready.ts";
import { showFirstError } from "../first-error.ts";
import { updateBody } from "../order/order-body.ts";
import { foremost } from "../order/trouble.ts";
import { UnpaidOrder } from "../order/unpaid-order.tsx";
import { useDraftOrder } from "../order/use-draft-order.ts";
import { usePlaceOrder } from "../order/use-place-order.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { SummaryBody } from "./summary-body.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import type { SummaryForm } from "./summary-form.ts";
import { type Over, SummarySheets } from "./summary-sheets.tsx";
import { useCharges } from "./use-charges.ts";
import { useHeldPress } from "./use-held-press.ts";
import { usePaying } from "./use-paying.ts";
import { usePaymentMethods } from "./use-payment-methods.ts";
import { useSchedule } from "./use-schedule.ts";
import { useSummaryForm } from "./use-summary-form.ts";
import { useToldTrouble } from "./use-told-trouble.ts";

type SummaryStepProps = {
  serviceType: ServiceType;
  onPlaced: (placed: Placed) => void;
  /** Asks whether to leave the checkout. */
  onClose: () => void;
  /** Tells whether the order is being sent and paid. */
  onBusy: (busy: boolean) => void;
  /** To the cart, to mend it there. */
  onToCart: () => void;
};

/** All that was said, how it is paid, and what the server says it costs (spec §2, Order summary). */
export function SummaryStep(props: SummaryStepProps) {
  const { serviceType, onPlaced, onClose, onBusy, onToCart } = props;
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useShop();
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

  const { chargesBy, feeAccepted } = useCharges(draft.order);
  const form = useSummaryForm(payment.methods, (method) => chargesBy(method)?.total ?? null);
  const free = chargesBy(null)?.total === 0;
  const chosen = chosenMethod(payment.methods ?? [], form.watch("methodId"), free);
  const costs = chargesBy(chosen);
  const paying = usePaying({
    order: draft.order,
    chosen,
    charges: costs,
    feeAccepted,
    placing,
    onDeselect: () => form.setValue("methodId", null),
    onStale: draft.retry,
  });

  // An answer that was lost: the restaurant has the order already.
  const placedBefore = useEffectEvent(onPlaced);
  useEffect(() => {
    if (draft.order && isPlaced(draft.order)) placedBefore({ order: draft.order, before: true });
  }, [draft.order]);

  const submit = async (said: SummaryForm) => {
    if (schedule.state.reason) return showFirstError(sentForm.current);
    if (!draft.order || !chosen || !costs) return;
    if (press.asking) return press.hold();
    if (!extrasReady(sentForm.current, draft.order, store.getState())) {
      return showFirstError(sentForm.current);
    }
    const { additionalInfo, tipType } = store.getState();
    const body = updateBody(
      company,
      additionalInfo,
      {
        method: chosen,
        received:
          isCash(chosen) && !free ? typedAmount(said.received, company.currency.code) : null,
        comment: said.comment,
        scheduledFor: schedule.state.scheduledFor,
        tipType,
        feeAccepted,
      },
      costs,
    );
    await paying.pay(draft.order.id, body);
    if (paying.byCard) showFirstError(sentForm.current);
  };

  const send = form.handleSubmit(submit, () => showFirstError(sentForm.current));

  const press = useHeldPress({
    order: draft.order,
    now: costs && { total: costs.total, byCard: paying.byCard },
    send: () => void send(),
    onChanged: paying.tellChanged,
  });
  const busy = placing.busy || press.held;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  useToldTrouble({
    placing,
    form,
    sentForm,
    unavailable: paying.unavailable,
    refuseSchedule: schedule.refuse,
  });

  if (draft.unpaid) {
    return <UnpaidOrder order={draft.unpaid} onDropped={draft.retry} onClose={onClose} />;
  }
  return (
    <>
      <StepFrame
        title={t("checkout.summaryTitle")}
        progress={steps.progress}
        onClose={onClose}
        busy={busy}
        onSubmit={(event) => {
          sentForm.current = event.currentTarget;
          setTried(true);
          void send(event);
        }}
        footer={
          <SummaryFooter
            total={costs?.total ?? null}
            trouble={foremost(draft.trouble, placing.trouble)}
            busy={busy}
            paying={paying}
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
          paying={paying}
          busy={busy}
          order={draft.order}
          onOrder={draft.replace}
          charges={costs}
          onEdit={steps.goTo}
          onAccount={() => setOver("account")}
        />
      </StepFrame>
      <SummarySheets
        over={over}
        onClose={() => setOver(null)}
        schedule={schedule}
        paying={paying}
        order={draft.order}
        charges={costs}
      />
    </>
  );
}
