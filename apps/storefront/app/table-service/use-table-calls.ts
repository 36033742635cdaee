import { ApiError, createApiClient } from "@comanda/contract/calls/api-client";
import type { TableCalls } from "@comanda/contract/orders/table-calls";
import type { TableCallKind } from "@comanda/domain/board/table-call";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { LiveSocket, openConnection } from "../live/live-socket.ts";
import { nextEnd, parseTableMessage, type ReadCalls, shownCalls } from "./shown-calls.ts";

/** Reads without a report of failures: the page works also without calls. */
const quietApi = createApiClient({ base: "" });

/**
 * Follows what a table has called for, and calls. `shown` is null until it is known, and where the
 * restaurant takes no calls. A websocket follows the table while something is called.
 */
export function useTableCalls(qrId: string) {
  const { company } = useCompanySite();
  const params = { companyId: company.id, qrId };
  const [read, setRead] = useState<ReadCalls | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [token, setToken] = useState<string | null>(null);
  const [sending, setSending] = useState<TableCallKind | null>(null);
  const [failed, setFailed] = useState(false);
  const socket = useRef<LiveSocket | null>(null);

  const takeTable = (table: ReadCalls["table"]) => {
    const receivedAt = Date.now();
    setRead({ table, receivedAt });
    setNow(receivedAt);
  };
  const take = ({ socket_authorization, ...table }: TableCalls) => {
    takeTable(table);
    setToken(socket_authorization);
    if (socket_authorization) socket.current?.renew(socket_authorization);
  };
  const load = useEffectEvent(async (signal?: AbortSignal): Promise<string | null> => {
    if (!navigator.onLine) return null;
    try {
      const answer = await quietApi("readTableCalls", { params }, signal ? { signal } : {});
      take(answer);
      return answer.socket_authorization;
    } catch {
      // The last state stays; coming back to the page reads it again.
      return null;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other calls
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [qrId]);
  useOnRefocus(() => void load());

  useEffect(() => {
    const left = read && nextEnd(read, now);
    if (left === null) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [read, now]);

  const isFollowed = token !== null;
  const follow = useEffectEvent(
    () =>
      new LiveSocket({
        token,
        open: openConnection,
        refresh: () => load(),
        isUrgent: () => true,
        receive: (data) => {
          const table = parseTableMessage(data);
          if (table) takeTable(table);
          return true;
        },
      }),
  );
  useEffect(() => {
    if (!isFollowed) return;
    const following = follow();
    socket.current = following;
    return () => {
      following.stop();
      socket.current = null;
    };
  }, [isFollowed]);
  useOnRefocus(() => socket.current?.wake(), isFollowed);

  const call = async (kind: TableCallKind, payment_method_id: string | null) => {
    setSending(kind);
    setFailed(false);
    try {
      take(await browserApi("callFromTable", { params, body: { kind, payment_method_id } }));
    } catch (error) {
      // The owner has switched it off since.
      if (error instanceof ApiError && error.status === 409) await load();
      else setFailed(true);
    } finally {
      setSending(null);
    }
  };

  const shown = read?.table.enabled ? shownCalls(read, now) : null;
  return { shown, sending, failed, call };
}
