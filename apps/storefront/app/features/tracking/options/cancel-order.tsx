import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import { useId, useState } from "react";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { countdownText } from "../change/shown-change.ts";
import type { CancelRefusal, CancelTime, useOrderOptions } from "./use-order-options.ts";

type Options = Omit<ReturnType<typeof useOrderOptions>, "pushKey">;

const LATE: CancelRefusal = { reason: "late" };

/** The button that cancels an order, with its countdown; it asks once. */
export function CancelOrder({ options }: { options: Options }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  const { time, refusal, isPending } = options;
  return (
    <>
      {time && !asks && (
        <div className="flex flex-wrap items-center gap-x-3 rounded-m border border-line bg-surface py-1 ps-4 pe-2">
          <div className="min-w-0 flex-[1_1_9rem] py-2">
            <TimeLeft time={time} />
          </div>
          <Button look="plain" className="ms-auto text-danger!" onClick={() => setAsks(true)}>
            {t("tracking.cancel.open")}
          </Button>
        </div>
      )}
      {time && asks && <Question options={options} time={time} onKeep={() => setAsks(false)} />}
      {/* The region is there before its words, so that a screen reader says them. */}
      <div role="status" className="empty:hidden">
        {refusal && <RefusedCancellation refusal={refusal} />}
        {/* The time ended while the customer was asked. */}
        {asks && !time && !refusal && isPending && <RefusedCancellation refusal={LATE} />}
      </div>
    </>
  );
}

function Question({
  options,
  time,
  onKeep,
}: {
  options: Options;
  time: CancelTime;
  onKeep: () => void;
}) {
  const t = useText();
  const title = useId();
  const online = useOnline();
  const { sending, cancel } = options;
  return (
    <Card aria-labelledby={title} className="flex flex-col gap-3">
      <h2 id={title} className="text-md">
        {t("tracking.cancel.title")}
      </h2>
      <TimeLeft time={time} />
      <div className="flex flex-col gap-2">
        <Button look="secondary" disabled={sending} onClick={onKeep}>
          {t("tracking.cancel.keep")}
        </Button>
        <Button
          look="secondary"
          className="border-2! border-danger! bg-danger-soft! text-danger!"
          busy={sending}
          disabled={!online}
          onClick={() => void cancel()}
        >
          {t("tracking.cancel.confirm")}
        </Button>
      </div>
      {!online && <Notice>{t("tracking.cancel.offline")}</Notice>}
    </Card>
  );
}

function TimeLeft({ time: { seconds } }: { time: CancelTime }) {
  const t = useText();
  return (
    <p className="tabular text-xs text-muted">
      {seconds === null
        ? t("tracking.cancel.untilAccepted")
        : t("tracking.cancel.left", { time: countdownText(seconds) })}
    </p>
  );
}

function RefusedCancellation({ refusal }: { refusal: CancelRefusal }) {
  const t = useText();
  const clock = useTimeText();
  if (refusal.reason === "failed")
    return <Notice tone="danger">{t("tracking.cancel.failed")}</Notice>;
  if (refusal.reason === "late") return <Notice>{t("tracking.cancel.late")}</Notice>;
  const isEnded = refusal.status === "CANCELLED";
  if (isEnded) return null;
  const time = clock.time(new Date(refusal.at));
  return <Notice>{t("tracking.cancel.first", { time })}</Notice>;
}
