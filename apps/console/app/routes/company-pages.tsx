import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useMatches } from "react-router";
import { NewOrdersStrip } from "../board/bar/new-orders-strip.tsx";
import { SessionEnd } from "../board/bar/session-end.tsx";
import { TableCalls } from "../board/table-service/table-calls.tsx";
import { CompanyFrame } from "../layout/company-frame.tsx";
import { ErrorText } from "../layout/error-page.tsx";
import { FailedPage } from "../layout/failed-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { PageProgress } from "../pages/page-progress.tsx";
import { WaitingNote } from "../pages/waiting-note.tsx";
import { LazySetupStrip } from "../settings/setup/list/lazy-setup-strip.tsx";
import type { Route } from "./+types/company-pages";

export default function CompanyPages() {
  const handles = useMatches().map(({ handle }) => handle as Partial<PageHandle> | undefined);
  const board = handles.some((handle) => handle?.frame === "board");
  const strip = <LazySetupStrip />;
  return (
    <Frame board={board}>
      {!board && strip}
      {/* The board has its own place for the strip. */}
      <Outlet context={strip} />
    </Frame>
  );
}

/** A page that fails leaves the bars in place, and the board above them, which rings. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame board={false}>
      {status < 500 ? <ErrorText status={status} /> : <FailedPage error={error} />}
    </Frame>
  );
}

/** The bars around a page; around all but the board, what the board tells elsewhere. */
function Frame({ board, children }: { board: boolean; children: ReactNode }) {
  return (
    <CompanyFrame board={board}>
      <SessionEnd place={board ? "board" : "office"} />
      {!board && <TableCalls />}
      {children}
      {!board && <NewOrdersStrip />}
      <PageProgress />
      <WaitingNote />
    </CompanyFrame>
  );
}
