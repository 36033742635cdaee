import { Outlet } from "react-router";
import { MenuAway } from "../features/menu/menu-away.tsx";
import { serverApi } from "../shop/api.server.ts";
import { useFreshMenu, useWhatIsThere, whenRefreshed } from "../shop/menu-refresh.ts";
import { MissingPart } from "../shop/missing-part.tsx";
import { optionalCall } from "../shop/optional-call.server.ts";
import { loadMenu, requestedHost } from "../shop/shop.server.ts";
import { MenuProvider, useShop } from "../shop/shop.tsx";
import { orWhatIsThere } from "../shop/what-is-there.ts";
import { useWholeMenu, withKnownParts } from "../shop/whole-menu.ts";
import type { Route } from "./+types/menu-layout";

/** The menu and the cart share one loaded menu: walking between them asks the server nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context, request);
  return loadMenu({ api, host: requestedHost(request), optional: optionalCall(context) });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orWhatIsThere("menu", serverLoader, withKnownParts);
}

export const shouldRevalidate = whenRefreshed;

export default function MenuLayout({ loaderData }: Route.ComponentProps) {
  const { company, missing } = useShop();
  const menu = useWholeMenu(company.id, loaderData);
  useWhatIsThere("menu", loaderData);
  useFreshMenu();
  if (!menu) return <MenuAway />;
  return (
    <MenuProvider menu={menu}>
      {missing.settings && <MissingPart />}
      <Outlet />
    </MenuProvider>
  );
}
