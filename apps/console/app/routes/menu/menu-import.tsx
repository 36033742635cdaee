import type { PageHandle } from "../../layout/page-handle.ts";
import { ImportPage } from "../../menu/import/import-page.tsx";
import { loadMenu } from "../../menu/menu-loader.server.ts";
import type { Route } from "./+types/menu-import";

export const handle = { permission: "menu.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenu(context, request, companyId);
}

export default function MenuImport({ loaderData, params }: Route.ComponentProps) {
  return <ImportPage key={params.companyId} {...loaderData} />;
}
