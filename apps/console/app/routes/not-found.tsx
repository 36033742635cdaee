import { data } from "react-router";
import { LazyErrorBoard } from "../board/frame/lazy-error-board.tsx";
import { FramedErrorPage } from "../layout/framed-error-page.tsx";
import { frameOfAccount } from "../server/company-page.server.ts";
import { findAccountContext } from "../server/server-context.ts";
import type { Route } from "./+types/not-found";

/** Every address without a page. A member keeps the bars of the company in the address. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const account = await context.get(findAccountContext)(request);
  const companyId = url.pathname.split("/")[1];
  return data({ frame: frameOfAccount(context, account, companyId) }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <FramedErrorPage
      status={404}
      frame={loaderData.frame}
      board={(companyId) => <LazyErrorBoard companyId={companyId} />}
    />
  );
}
