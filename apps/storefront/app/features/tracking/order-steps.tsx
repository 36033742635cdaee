import type { Order } from "@comanda/contract/orders/order";
import { Card } from "@comanda/ui/controls/card.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useChatState } from "../../chat/chat-state.ts";
import { useTimeText } from "../../hours/time-text.ts";
import { useText } from "../../i18n/text.ts";
import { type CustomerStep, customerSteps } from "./customer-steps.ts";
import { type WaitingPlace, waitingPlace } from "./state/order-page-state.ts";

/**
 * Shows the steps of the order, with the times of those reached; hidden until its chat message is sent.
 */
export function OrderSteps({ order }: { order: Order }) {
  const t = useText();
  const steps = customerSteps(order);
  const unsent = useChatState(order) === "unsent";
  if (steps.length === 0 || unsent) return null;
  const place = waitingPlace(order.service_type);
  return (
    <Card aria-label={t("tracking.steps")}>
      <ol className="lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {steps.map((step) => (
          <StepItem key={step.step} {...step} name={t(stepMessage(step.step, place))} />
        ))}
      </ol>
    </Card>
  );
}

/**
 * Returns the message of a step. Two of them depend on where the customer waits, with a plain default.
 */
function stepMessage(step: CustomerStep["step"], place: WaitingPlace | null) {
  if (step === "ready") return `tracking.step.ready.${place ?? "seated"}` as const;
  if (step === "delivered") return `tracking.step.delivered.${place ?? "delivery"}` as const;
  return `tracking.step.${step}` as const;
}

const markClasses: Record<CustomerStep["state"], string> = {
  done: "bg-positive text-surface",
  current: "bg-accent text-accent-ink shadow-[0_0_0_6px_var(--accent-soft)]",
  todo: "bg-line",
  ended: "bg-danger text-surface",
};

/** The line from this step to the next: down on phones, to the side on wide screens. */
const lineClasses =
  "relative not-last:after:absolute not-last:after:start-3.25 not-last:after:top-10 not-last:after:-bottom-2 not-last:after:border-s-2 lg:not-last:after:start-[calc(50%+1.5rem)] lg:not-last:after:-end-[calc(50%-1.5rem)] lg:not-last:after:top-[1.4rem] lg:not-last:after:bottom-auto lg:not-last:after:border-s-0 lg:not-last:after:border-t-2";

function StepItem({ state, at, name }: CustomerStep & { name: string }) {
  const t = useText();
  const clock = useTimeText();
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className={classNames(
        lineClasses,
        state === "done" ? "not-last:after:border-positive" : "not-last:after:border-line",
        "grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-3 py-2.5 lg:grid-cols-1 lg:content-start lg:justify-items-center lg:gap-1.5 lg:px-1 lg:text-center",
      )}
    >
      <span
        className={classNames("grid size-7 place-items-center rounded-full", markClasses[state])}
      >
        {state === "done" && <Check className="size-4" aria-hidden="true" />}
        {state === "ended" && <X className="size-4" aria-hidden="true" />}
        {state === "current" && (
          <span className="size-2.5 rounded-full bg-current motion-safe:animate-pulse" />
        )}
      </span>
      {/* With large letters the time wraps below the text. */}
      <span className="flex flex-wrap items-baseline gap-x-3 pt-1 lg:max-w-full lg:flex-col lg:items-center">
        <span
          className={classNames(
            "min-w-0 flex-1 basis-24 wrap-break-word hyphens-auto lg:max-w-full lg:flex-none",
            state === "todo" ? "text-muted" : "font-bold",
          )}
        >
          {name}
          {state !== "ended" && <span className="heard">{t(`tracking.state.${state}`)}</span>}
        </span>
        {at && (
          <time dateTime={at} className="tabular ms-auto text-xs text-muted lg:ms-0">
            <bdi>{clock.past(new Date(at))}</bdi>
          </time>
        )}
      </span>
    </li>
  );
}
