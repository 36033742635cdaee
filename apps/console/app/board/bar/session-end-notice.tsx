import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent } from "react";
import { accountApi } from "../../api/account-api.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { type SessionEnding, startConnection } from "../connection/connection-state.ts";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { emptyBoard } from "../state/board-state.ts";
import { RemovedSheet } from "./removed-sheet.tsx";
import { type SessionEndPlace, SignedOutBanner } from "./signed-out-banner.tsx";

/**
 * Finds out why nothing reaches this page, and says it: the session has ended, or the member was removed.
 * The board says itself that the session has ended.
 */
export function SessionEndNotice({ place }: { place: SessionEndPlace }) {
  useSessionEnding();
  const end = useSituation(({ connection }) => connection.end);
  if (end === "removed") return <RemovedSheet />;
  return end === "signedOut" && place === "office" && <SignedOutBanner place={place} />;
}

/**
 * Asks why the board was ended. After signing in again, here or in another tab, the member has a board that
 * follows its company again.
 */
function useSessionEnding(): void {
  const { id } = useCompanyPage().member.company;
  const board = useBoard();
  const end = (why: SessionEnding) =>
    board.store.update(({ connection }) => ({ connection: { ...connection, end: why } }));
  const read = async () => {
    const me = await accountApi("readMe").catch(() => null);
    if (!me?.account) return end("signedOut");
    if (!me.companies.some(({ company_id }) => company_id === id)) {
      // Its orders are not a removed member's any more: none is shown, counted or rings.
      board.store.update(() => ({ board: emptyBoard, queue: [], notices: [] }));
      return end("removed");
    }
    board.stop();
    board.store.update(() => ({ connection: startConnection(Date.now()) }));
    board.start();
  };
  const onSeen = useEffectEvent(() => void read());
  useEffect(() => onSeen(), []);
  useOnRefocus(() => void read());
}
