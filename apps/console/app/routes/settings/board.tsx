import { BoardSettingsPage } from "../../board-settings/board-settings-page.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { orPage, staffApiOf } from "../../server/staff-api.server.ts";
import type { Route } from "./+types/board";

export const handle = { permission: "settings.write" } satisfies PageHandle;

/** Reads how the board of the company behaves. */
export async function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  const api = staffApiOf(context, request);
  return { settings: await orPage(api("readBoardSettings", { params: { companyId } })) };
}

export default function BoardSettings({ loaderData, params }: Route.ComponentProps) {
  return <BoardSettingsPage key={params.companyId} companyId={params.companyId} {...loaderData} />;
}
