import type { Currency } from "@comanda/domain/money/cents";
import { useState } from "react";
import { useAction } from "../../parts/use-action.ts";
import { countPrices, type NewPrices, pricesOf, type ScheduleRow } from "./schedule-rows.ts";
import { firstStart, type ScheduleStart, startFault } from "./schedule-start.ts";

type Options = {
  rows: readonly ScheduleRow[];
  /** The start that is changed; null for tomorrow. */
  start: ScheduleStart | null;
  currency: Currency;
  timezone: string;
  /** Stores it; throws what the call throws. */
  onSave: (start: ScheduleStart, prices: NewPrices) => Promise<unknown>;
};

/** The fields of a change of prices: when it starts, and what costs how much then. */
export function useScheduleForm({ rows: initial, start: first, ...options }: Options) {
  const { currency, timezone, onSave } = options;
  const [rows, setRows] = useState(initial);
  const [start, setStart] = useState(() => first ?? firstStart(timezone, new Date()));
  const [submitted, setSubmitted] = useState(false);
  const [sentStart, setSentStart] = useState<ScheduleStart | null>(null);
  const { run, busy, failure } = useAction();
  const { prices, faults } = pricesOf(rows, currency);
  const isEmpty = countPrices(prices) === 0 && Object.keys(faults).length === 0;
  const wrongStart = startFault(start, timezone, new Date());
  // The server's clock decides; that of this device may be wrong.
  const isAboutStart = failure?.code === "invalid_body" && failure.field === "time";
  // Another start is not refused yet.
  const isRefused = isAboutStart && sentStart === start;
  const save = async () => {
    setSubmitted(true);
    if (isEmpty || wrongStart || Object.keys(faults).length > 0) return;
    setSentStart(start);
    await run(() => onSave(start, prices));
  };
  return {
    rows,
    start,
    setStart,
    busy,
    save,
    type: ({ key }: ScheduleRow, typed: string) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, typed } : row))),
    faults: submitted ? faults : {},
    startFault: submitted ? (wrongStart ?? (isRefused ? "past" : null)) : null,
    isEmpty: submitted && isEmpty,
    failure: isAboutStart ? null : failure,
  };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
