import { NewOrdersStrip } from "../bar/new-orders-strip.tsx";
import { SessionEnd } from "../bar/session-end.tsx";
import { BoardProvider } from "../context/board-context.tsx";
import { DialogsProvider } from "../context/dialogs.tsx";
import { NavCounts } from "../context/nav-counts.tsx";
import { ReportedBoard } from "../context/reported-board.tsx";
import { TabAlerts } from "../context/tab-alerts.tsx";
import { TableCalls } from "../table-calls/table-calls.tsx";

/** The board of a company around an error that stands outside the company's pages. */
export function ErrorBoard({ companyId }: { companyId: string }) {
  return (
    <BoardProvider companyId={companyId} initial={null}>
      <ReportedBoard companyId={companyId}>
        <DialogsProvider>
          <TabAlerts />
          <NavCounts />
          <div className="sticky top-0 z-30 order-first flex-none">
            <SessionEnd place="office" />
            <TableCalls />
          </div>
          <NewOrdersStrip />
        </DialogsProvider>
      </ReportedBoard>
    </BoardProvider>
  );
}
