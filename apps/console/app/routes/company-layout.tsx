import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { BoardProvider } from "../board/context/board-context.tsx";
import { BoardPresence } from "../board/context/board-presence.tsx";
import { DialogsProvider } from "../board/context/dialogs.tsx";
import { NavCounts } from "../board/context/nav-counts.tsx";
import { TabAlerts } from "../board/context/tab-alerts.tsx";
import { CompanyPageProvider } from "../layout/company-page.tsx";
import { noteOpenFrame } from "../pages/open-frame.ts";
import { admitMember, memberContext } from "../server/company-page.server.ts";
import { allowedNavPaths } from "../server/nav-paths.server.ts";
import { configContext, routesContext } from "../server/server-context.ts";
import type { Route } from "./+types/company-layout";
import type { loader as historyLoader } from "./history.tsx";
import type { loader as ordersLoader } from "./orders.tsx";

export const middleware: Route.MiddlewareFunction[] = [admitMember];

/** The member, the pages that bars link to, and the tiles of an order's map. It runs at each navigation, and so does `middleware`. */
export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { tiles } = context.get(configContext);
  return { member, navPaths: allowedNavPaths(context.get(routesContext), member.role), tiles };
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
  const orders = useRouteLoaderData<typeof ordersLoader>("routes/orders");
  const history = useRouteLoaderData<typeof historyLoader>("routes/history");
  const { id } = loaderData.member.company;
  useEffect(() => noteOpenFrame({ companyId: id, loaderData }), [id, loaderData]);
  return (
    <CompanyPageProvider value={loaderData}>
      <BoardProvider key={id} companyId={id} initial={(orders ?? history)?.board ?? null}>
        <BoardPresence companyId={id}>
          <DialogsProvider>
            <TabAlerts />
            <NavCounts />
            <Outlet />
          </DialogsProvider>
        </BoardPresence>
      </BoardProvider>
    </CompanyPageProvider>
  );
}
