import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { NewOrdersStrip } from "../board/bar/new-orders-strip.tsx";
import { TableCalls } from "../board/calls/table-calls.tsx";
import { BoardProvider } from "../board/context/board-context.tsx";
import { DialogsProvider } from "../board/context/dialogs.tsx";
import { NavCounts } from "../board/context/nav-counts.tsx";
import { ReportedBoard } from "../board/context/reported-board.tsx";
import { TabAlerts } from "../board/context/tab-alerts.tsx";
import { CompanyFrame } from "../layout/company-frame.tsx";
import { CompanyPageProvider } from "../layout/company-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { WaitingNote } from "../pages/waiting-note.tsx";
import { admitMember, memberContext } from "../server/company-page.server.ts";
import { allowedNavPaths } from "../server/nav-paths.server.ts";
import { routesContext } from "../server/server-context.ts";
import { LazySetupStrip } from "../settings/setup/list/lazy-setup-strip.tsx";
import type { Route } from "./+types/company-layout";
import type { loader as historyLoader } from "./history.tsx";
import type { loader as ordersLoader } from "./orders.tsx";

export const middleware: Route.MiddlewareFunction[] = [admitMember];

/** The member, and the pages that bars link to. It runs at each navigation, and so does `middleware`. */
export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  return { member, navPaths: allowedNavPaths(context.get(routesContext), member.role) };
}

const BOARD = /^\/[^/]+\/orders(?:\/[^/]+)?$/u;

/**
 * An order opens and closes over the board without the server, also where there is no connection: the
 * board's own calls say whether the member may still read it.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const staysOnBoard = BOARD.test(currentUrl.pathname) && BOARD.test(nextUrl.pathname);
  return staysOnBoard ? false : defaultShouldRevalidate;
}

export default function CompanyLayout({ loaderData }: Route.ComponentProps) {
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined);
  const board = handles.some((handle) => handle?.frame === "board");
  const strip = <LazySetupStrip />;
  const orders = useRouteLoaderData<typeof ordersLoader>("routes/orders");
  const history = useRouteLoaderData<typeof historyLoader>("routes/history");
  const { id } = loaderData.member.company;
  return (
    <CompanyPageProvider value={loaderData}>
      <BoardProvider key={id} companyId={id} initial={(orders ?? history)?.board ?? null}>
        <ReportedBoard companyId={id}>
          <DialogsProvider>
            <TabAlerts />
            <NavCounts />
            <CompanyFrame board={board}>
              {!board && <TableCalls />}
              {!board && strip}
              {/* The board has its own place for the strip. */}
              <Outlet context={strip} />
              {!board && <NewOrdersStrip />}
              <WaitingNote />
            </CompanyFrame>
          </DialogsProvider>
        </ReportedBoard>
      </BoardProvider>
    </CompanyPageProvider>
  );
}
