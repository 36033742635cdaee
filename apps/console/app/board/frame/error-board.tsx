import { NewOrdersStrip } from "../bar/new-orders-strip.tsx";
import { SessionEnd } from "../bar/session-end.tsx";
import { BoardProvider } from "../context/board-context.tsx";
import { BoardPresence } from "../context/board-presence.tsx";
import { DialogsProvider } from "../context/dialogs.tsx";
import { NavCounts } from "../context/nav-counts.tsx";
import { TabAlerts } from "../context/tab-alerts.tsx";
import { TableCalls } from "../table-service/table-calls.tsx";

/** The board of a company around an error that stands outside the company's pages. */
export function ErrorBoard({ companyId }: { companyId: string }) {
  return (
    <BoardProvider companyId={companyId} initial={null}>
      <BoardPresence companyId={companyId}>
        <DialogsProvider>
          <TabAlerts />
          <NavCounts />
          <div className="sticky top-0 z-30 order-first flex-none">
            <SessionEnd place="office" />
            <TableCalls />
          </div>
          <NewOrdersStrip />
        </DialogsProvider>
      </BoardPresence>
    </BoardProvider>
  );
}
