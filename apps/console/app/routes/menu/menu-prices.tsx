import type { PageHandle } from "../../layout/page-handle.ts";
import { loadMenu } from "../../menu/menu-loader.server.ts";
import { PricesPage } from "../../menu/prices/prices-page.tsx";
import type { Route } from "./+types/menu-prices";

export const handle = { permission: "menu.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenu(context, request, companyId);
}

export default function MenuPrices({ loaderData, params }: Route.ComponentProps) {
  return <PricesPage key={params.companyId} {...loaderData} />;
}
