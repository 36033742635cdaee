import type { Order } from "@comanda/contract/orders";
import { type ProgressStep, progressSteps } from "@comanda/domain/order-status";
import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/text.tsx";
import { useClock } from "../../shop/clock.ts";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Waiting, waitingPlace } from "./order-page-state.ts";

/** The way of the order, with the times of what was reached. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useText();
  const { service_type, status_history } = order;
  const cancelled = order.status === "CANCELLED";
  // For its customer an order that was handed over has come to its end: when the restaurant closes
  // it is nothing to wait for.
  const status = order.status === "DELIVERED" ? "FINALIZED" : order.status;
  const steps = progressSteps(service_type, status, status_history)
    .filter(isShown)
    .filter(({ state }) => !(cancelled && state === "todo"));
  if (steps.length === 0) return null;
  return (
    <Card aria-label={t("tracking.steps")}>
      <ol>
        {steps.map((step) => (
          <StepItem key={step.step} {...step} place={waitingPlace(service_type)} />
        ))}
      </ol>
    </Card>
  );
}

type ShownStep = ProgressStep & { step: Exclude<ProgressStep["step"], "finalized"> };

function isShown(step: ProgressStep): step is ShownStep {
  return step.step !== "finalized";
}

const marks = {
  done: "bg-positive text-white",
  current: "bg-accent text-accent-ink shadow-[0_0_0_6px_var(--accent-soft)]",
  todo: "bg-line",
} as const;

function StepItem({ step, state, at, place }: ShownStep & { place: Waiting }) {
  const t = useText();
  const clock = useClock();
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="relative grid grid-cols-[1.75rem_1fr_auto] items-start gap-3 py-2.5 not-last:after:absolute not-last:after:start-3.25 not-last:after:top-10 not-last:after:-bottom-2 not-last:after:w-0.5 not-last:after:bg-line"
    >
      <span className={classNames("grid size-7 place-items-center rounded-full", marks[state])}>
        {state === "done" && <Check className="size-4" aria-hidden="true" />}
        {state === "current" && <span className="size-2.5 rounded-full bg-current" />}
      </span>
      <span className={classNames("pt-1", state === "todo" ? "text-muted" : "font-bold")}>
        {t(step === "ready" ? `tracking.step.ready.${place}` : `tracking.step.${step}`)}
        <span className="heard">{t(`tracking.state.${state}`)}</span>
      </span>
      {at && (
        <time dateTime={at} className="tabular pt-1.5 text-xs text-muted">
          {clock.past(new Date(at))}
        </time>
      )}
    </li>
  );
}
