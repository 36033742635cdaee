import type { ReactNode } from "react";
import { Outlet, useOutletContext, useParams } from "react-router";
import { BoardScreen } from "../board/screen/board-screen.tsx";
import { useText } from "../i18n/text.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/orders";

export const handle = { permission: "orders.read", frame: "board" } satisfies PageHandle;

/** The board as it is now, with which the page begins. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { companyId } = params;
  const api = staffApiOf(context, request);
  return { board: await orPage(api("readBoard", { params: { companyId } })) };
}

/** The board follows the server by itself: a change of pages reads nothing. */
export const clientLoader = () => null;

export default function Orders() {
  const t = useText();
  const notice = useOutletContext<ReactNode>();
  const isOrderOpen = useParams().orderId !== undefined;
  return (
    <>
      <title>{t("board.title")}</title>
      <BoardScreen isOrderOpen={isOrderOpen} notice={notice} />
      <Outlet />
    </>
  );
}
