import type { PageHandle } from "../../layout/page-handle.ts";
import { MenuPage } from "../../menu/list/menu-page.tsx";
import { loadMenu } from "../../menu/menu-loader.server.ts";
import type { Route } from "./+types/menu";

export const handle = { permission: "menu.read" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenu(context, request, companyId);
}

/** A link to a category within the page changes what is behind `#`, and loads nothing. */
export default function Menu({ loaderData, params }: Route.ComponentProps) {
  return <MenuPage key={params.companyId} {...loaderData} />;
}
