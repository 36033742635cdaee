import type { Order } from "@comanda/contract/orders";
import { fromCents } from "@comanda/domain/money";
import { isCash, isOnline } from "@comanda/domain/payment-method";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../i18n/text.tsx";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { usePrice } from "../../shop/money.ts";
import { useMenu, useShop } from "../../shop/shop.tsx";
import { CloseConfirmation } from "./close-confirmation.tsx";
import { isPlaced } from "./draft-order.ts";
import { showFirstError } from "./first-error.ts";
import { updateBody } from "./order-body.ts";
import { orderCharges } from "./order-charges.ts";
import { typedAmount } from "./received-amount.ts";
import { StepFrame } from "./step-frame.tsx";
import { SummaryBody } from "./summary-body.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import { type SummaryForm, summaryForm } from "./summary-form.ts";
import { useDraftOrder } from "./use-draft-order.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useSteps } from "./use-steps.ts";

type SummaryStepProps = {
  serviceType: ServiceType;
  onPlaced: (order: Order) => void;
  /** To the cart, to mend it there. */
  onToCart: () => void;
};

/** All that was said, how it is paid, and what the server says it costs (spec §2, Order summary). */
export function SummaryStep({ serviceType, onPlaced, onToCart }: SummaryStepProps) {
  const t = useText();
  const price = usePrice();
  const store = useCheckoutStore();
  const { company } = useShop();
  const steps = useSteps("order_summary");
  const draft = useDraftOrder();
  const placing = usePlaceOrder({ onPlaced, onDraftLost: draft.retry });
  const [closing, setClosing] = useState(false);
  const currencyCode = company.currency.code;
  const offered = useMenu().paymentMethods[serviceKey(serviceType)];
  // A provider's methods need its form, which the checkout does not have yet.
  const methods = offered.filter((method) => !isOnline(method));

  const charges = (order: Order, method: (typeof methods)[number] | null) =>
    orderCharges(order, method, currencyCode);
  const form = useForm<SummaryForm>({
    resolver: valibotResolver(
      summaryForm(t, {
        methods,
        currencyCode,
        price,
        totalOf: (method) => (draft.order ? charges(draft.order, method).total : 0),
      }),
    ),
    defaultValues: summaryDefaults(store.getState(), methods),
    shouldFocusError: false,
  });
  const chosen = methods.find(({ id }) => id === form.watch("methodId")) ?? null;

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          store.getState().update({
            comments: values.comment,
            paymentMethodId: values.methodId,
            amountAvailableToPay: typedAmount(values.received, currencyCode) || null,
          }),
      }),
    [subscribe, store, currencyCode],
  );

  // An answer that was lost: the restaurant has the order already.
  const placedBefore = useEffectEvent(onPlaced);
  useEffect(() => {
    if (draft.order && isPlaced(draft.order)) placedBefore(draft.order);
  }, [draft.order]);

  const submit = async (said: SummaryForm, target: EventTarget | undefined) => {
    if (!draft.order || !chosen) return;
    const received = isCash(chosen) ? typedAmount(said.received, currencyCode) : null;
    const payment = { method: chosen, received, comment: said.comment };
    const { additionalInfo } = store.getState();
    const body = updateBody(company, additionalInfo, payment, charges(draft.order, chosen));
    const trouble = await placing.place(draft.order.id, body);
    if (trouble?.kind === "payment") {
      placing.dismiss();
      form.setError("methodId", { message: t("trouble.payment") });
      showFirstError(target);
    }
  };

  return (
    <StepFrame
      title={t("checkout.summaryTitle")}
      progress={steps.progress}
      onClose={() => setClosing(true)}
      onSubmit={form.handleSubmit(
        (said, event) => submit(said, event?.target),
        (_, event) => showFirstError(event?.target),
      )}
      footer={
        <SummaryFooter
          total={draft.order && charges(draft.order, chosen).total}
          trouble={draft.trouble ?? placing.trouble}
          busy={placing.busy}
          onRetry={draft.trouble ? draft.retry : null}
          onFitted={placing.dismiss}
          onToCart={onToCart}
          onTellClient={() => steps.goTo("client_information")}
        />
      }
    >
      <SummaryBody
        form={form}
        serviceType={serviceType}
        methods={methods}
        besideOnline={methods.length < offered.length}
        chosen={chosen}
        order={draft.order}
        charges={draft.order && charges(draft.order, chosen)}
        onEdit={steps.goTo}
      />
      <CloseConfirmation
        open={closing}
        onStay={() => setClosing(false)}
        onClose={() => {
          store.getState().clear();
          steps.leave();
        }}
      />
    </StepFrame>
  );
}

type Said = {
  comments: string;
  paymentMethodId: string | null;
  amountAvailableToPay: number | null;
};

/** What was said before a reload; a single method is chosen from the start. */
function summaryDefaults(said: Said, methods: readonly { id: string }[]): SummaryForm {
  const only = methods.length === 1 ? methods[0] : undefined;
  const chosen = methods.find(({ id }) => id === said.paymentMethodId) ?? only;
  const received = said.amountAvailableToPay;
  return {
    comment: said.comments,
    methodId: chosen?.id ?? null,
    received: received === null ? "" : String(fromCents(received)),
  };
}
