import { ApiError } from "@comanda/contract/calls/api-client";
import type { AuditEntry } from "@comanda/contract/staff/team-schemas";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../api/office-api.ts";
import type { MessageKey } from "../i18n/text.ts";

/** Why a change was not taken back, by the code of the refusal. */
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  part_changed: "audit.undo.changed",
  part_not_found: "audit.undo.gone",
  change_not_found: "audit.undo.gone",
  part_in_use: "audit.undo.inUse",
  invalid_part: "audit.undo.invalid",
  forbidden: "audit.undo.forbidden",
  signed_out: "failure.signedOut",
};

/** Takes a change back after a question; the page shows the new entry then. */
export function useUndoEntry(companyId: string) {
  const [asked, setAsked] = useState<AuditEntry | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  useClearWhenOnline(refusal === "change.unreachable", () => setRefusal(null));
  const [done, setDone] = useState(false);
  const { revalidate } = useRevalidator();

  const undo = async () => {
    if (!asked || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const params = { companyId, entryId: asked.id };
      const { change_id } = await officeApi("undoChange", { params, body: {} });
      await revalidate();
      if (change_id === null) return setRefusal("audit.undo.already");
      setAsked(null);
      setDone(true);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const unknown = failure.status === 0 ? "change.unreachable" : "change.refused";
      setRefusal(REFUSALS[failure.code] ?? unknown);
    } finally {
      setBusy(false);
    }
  };

  return {
    /** The entry that the question is about; null while nothing is asked. */
    asked,
    busy,
    refusal,
    done,
    ask: (entry: AuditEntry) => {
      setDone(false);
      setRefusal(null);
      setAsked(entry);
    },
    close: () => setAsked(null),
    undo: () => void undo(),
  };
}

export type UndoEntry = ReturnType<typeof useUndoEntry>;
