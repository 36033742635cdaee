import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffTableCall } from "@comanda/contract/orders/table-calls";
import { useEffect, useState } from "react";
import { counterApi } from "../../api/counter-api.ts";
import { refusalOf } from "../../api/refusal.ts";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { changeErrorWords } from "../../parts/change-error-text.tsx";
import { useBoard } from "../context/board-context.tsx";

/** How long the strip says that an answer was not needed, in milliseconds. */
const NOTE_MS = 8_000;

/** Answers calls from tables: which were answered here, and what became of the last answer. */
export function useAnswerCall() {
  const t = useText();
  const board = useBoard();
  const companyId = useCompanyPage().member.company.id;
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => setNote(null), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const answer = async (call: StaffTableCall) => {
    setBusy(call.id);
    setNote(null);
    let isOver = true;
    try {
      await counterApi("answerTableCall", { params: { companyId, callId: call.id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isOver = error.status === 404 || error.status === 409;
      setNote(refusalText(error, call, t));
    } finally {
      setBusy(null);
    }
    if (!isOver) return;
    setAnswered((before) => new Set(before).add(call.id));
    board.wake({ reconnect: false });
  };
  return { answered, busy, note, answer };
}

function refusalText(error: ApiError, { place }: StaffTableCall, t: Translate): string {
  const by = error.problem.changed?.by;
  if (error.status === 409 && by) return t("tableCalls.takenBy", { name: by, place });
  if (error.status === 404) return t("tableCalls.ended", { place });
  return changeErrorWords(t, { kind: refusalOf(error) });
}
