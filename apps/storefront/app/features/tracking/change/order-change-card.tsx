import "../../../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import type { OrderProposal } from "@comanda/contract/orders/order-proposal";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import type { DishNames } from "@comanda/domain/orders/dish-names";
import { AmountRow } from "@comanda/ui/controls/amount-row.tsx";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import { useId } from "react";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { orderedName, orderedVariant } from "../../../order-summary/ordered-texts.tsx";
import { countdownText, lineAt, type ShownChange } from "./shown-change.ts";
import { useOrderChange } from "./use-order-change.ts";

type OrderChangeCardProps = {
  order: Order;
  /** The names of its dishes in the visitor's language. */
  names: DishNames;
  /** Called once the server has the customer's answer. */
  onAnswered: () => void;
};

/** Asks the customer whether the restaurant may change the order, and says what became of it. */
export function OrderChangeCard({ order, names, onAnswered }: OrderChangeCardProps) {
  const change = useOrderChange(order, onAnswered);
  const { shown } = change;
  // The region is there before its words, so that a screen reader says them.
  return (
    <div role="status" className="empty:hidden">
      {shown?.state === "open" && (
        <OpenChange order={order} names={names} change={change} shown={shown} />
      )}
      {shown && shown.state !== "open" && <EndedChange order={order} shown={shown} />}
    </div>
  );
}

type OpenChangeProps = {
  order: Order;
  names: DishNames;
  change: ReturnType<typeof useOrderChange>;
  shown: ShownChange;
};

function OpenChange({ order, names, change, shown }: OpenChangeProps) {
  const t = useText();
  const title = useId();
  const { proposal, seconds, mayAnswer } = shown;
  const { reason } = proposal;
  return (
    <Card aria-labelledby={title} className="flex flex-col gap-3 border-2 border-accent-text!">
      <h2 id={title} className="text-md">
        {t("tracking.change.title")}
      </h2>
      {reason && <p className="wrap-anywhere">{t("tracking.cancelReason", { reason })}</p>}
      <ChangedLines order={order} names={names} proposal={proposal} />
      <ChangedTotals order={order} proposal={proposal} />
      {mayAnswer ? (
        <Answers change={change} shown={shown} />
      ) : (
        <p className="text-sm text-muted">{t("tracking.change.notYours")}</p>
      )}
      {/* The seconds are not said: the region would speak every second. */}
      <p aria-live="off" className="tabular text-sm text-muted">
        {t("tracking.change.left", { time: countdownText(seconds) })}
        {". "}
        {t("tracking.change.silent")}
      </p>
    </Card>
  );
}

type ChangedLinesProps = Pick<OpenChangeProps, "order" | "names"> & { proposal: OrderProposal };

function ChangedLines({ order, names, proposal }: ChangedLinesProps) {
  const t = useText();
  return (
    <ul className="flex flex-col gap-1">
      {proposal.lines.map((line) => {
        const { position, quantity_before, quantity_after } = line;
        const combo = lineAt(order, position);
        const dish = combo ? orderedName(combo, names) : line.name;
        const variant = combo ? orderedVariant(combo, names) : line.variant_name;
        const name = variant ? `${dish} · ${variant}` : dish;
        const values = { name, before: quantity_before, after: quantity_after };
        return (
          <li key={position} className="font-bold wrap-anywhere">
            {t(quantity_after === 0 ? "tracking.change.gone" : "tracking.change.fewer", values)}
          </li>
        );
      })}
    </ul>
  );
}

function ChangedTotals({ order, proposal }: { order: Order; proposal: OrderProposal }) {
  const t = useText();
  const price = usePrice();
  const amount = (major: number) => price(toCents(major, currencyCodeOf(order)));
  return (
    <dl>
      <AmountRow label={t("tracking.change.before")} amount={amount(proposal.total_before)} />
      <AmountRow
        label={t("tracking.change.after")}
        amount={amount(proposal.total_after)}
        tone="total"
      />
    </dl>
  );
}

function Answers({ change, shown }: Omit<OpenChangeProps, "order" | "names">) {
  const t = useText();
  const online = useOnline();
  const { sending, failed, answer } = change;
  const isDisabled = !online || sending !== null;
  return (
    <>
      <div className="flex flex-col gap-2">
        <Button
          busy={sending === "accept"}
          disabled={isDisabled}
          onClick={() => void answer(shown, "accept")}
        >
          {t("tracking.change.accept")}
        </Button>
        <Button
          look="secondary"
          busy={sending === "keep"}
          disabled={isDisabled}
          onClick={() => void answer(shown, "keep")}
        >
          {t("tracking.change.keep")}
        </Button>
      </div>
      {online ? (
        failed && (
          <Notice tone="danger" alert>
            {t("tracking.change.failed")}
          </Notice>
        )
      ) : (
        <Notice>{t("tracking.change.offline")}</Notice>
      )}
    </>
  );
}

function EndedChange({ order, shown }: { order: Order; shown: ShownChange }) {
  const t = useText();
  const price = usePrice();
  const { state, proposal } = shown;
  if (state === "open") return null;
  const total = price(toCents(proposal.total_after, currencyCodeOf(order)));
  return <Notice tone="neutral">{t(`tracking.change.${state}`, { total })}</Notice>;
}
