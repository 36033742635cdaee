import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { accountApi } from "../../api/account-api.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { type SessionEnding, startConnection } from "../connection/connection-state.ts";
import { useBoard, useSituation } from "../context/board-context.tsx";
import { emptyBoard } from "../state/board-state.ts";
import { RemovedSheet } from "./removed-sheet.tsx";
import { SignedOutBanner } from "./signed-out-banner.tsx";
import { SignedOutSheet } from "./signed-out-sheet.tsx";

/** How often, in milliseconds, it asks who is signed in while the page is in view. */
const ASK_AGAIN_MS = 5_000;

export type SessionEndPlace = "board" | "office";

/**
 * Finds out why nothing reaches this page, and says it: the session has ended, or the member was removed. The board
 * is emptied then.
 */
export function SessionEndNotice({ place }: { place: SessionEndPlace }) {
  useSessionEnding();
  const end = useSituation(({ connection }) => connection.end);
  if (end === "removed") return <RemovedSheet />;
  if (end !== "signedOut") return null;
  return place === "board" ? <SignedOutSheet /> : <SignedOutBanner />;
}

/**
 * Asks why the board was ended. A tablet that a PIN has opened is locked again, and rings there. After signing in
 * again, here or in another tab, the member has a board that follows its company again. It asks again and again: when
 * another member signs in, the server ends the earlier session before the browser has the cookie of the new one.
 */
function useSessionEnding(): void {
  const { byPin, company, name, role } = useCompanyPage().member;
  const board = useBoard();
  const navigate = useNavigate();
  /** Whether the page was to load again. A member who stays, to keep what is typed, is asked once. */
  const isReplaced = useRef(false);
  /** The board then shows and counts no order, and rings for none. */
  const end = (why: SessionEnding) =>
    board.store.update(({ connection, queue }) => ({
      board: emptyBoard,
      notices: [],
      queue: why === "removed" ? [] : queue,
      connection: { ...connection, end: why },
    }));
  const read = async () => {
    // Of two reads the second may end on the page of the lock, which must not lead back to itself.
    const to = location.pathname + location.search;
    const me = await accountApi("readMe").catch(() => null);
    // Without an answer, what is known stays.
    if (!me && board.store.getSituation().connection.end) return;
    if (!me?.account) {
      end("signedOut");
      // Stays in this document: browsers forbid sound in a new one until it is pressed.
      if (byPin && me) await navigate(`/tablet?${new URLSearchParams({ to })}`);
      return;
    }
    const own = me.companies.find(({ company_id }) => company_id === company.id);
    if (!own) return end("removed");
    // Another account has signed in in this browser: the page is that of the earlier member.
    if (me.account.name !== name || own.role !== role) {
      isReplaced.current = true;
      return location.reload();
    }
    board.stop();
    board.store.update(() => ({ connection: startConnection(Date.now()) }));
    board.start();
  };
  const onSeen = useEffectEvent(() => void read());
  useEffect(() => onSeen(), []);
  useOnRefocus(() => void read());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !isReplaced.current) onSeen();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
