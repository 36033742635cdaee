import { Outlet } from "react-router";
import { logErrorContext } from "../server-context.ts";
import { serverApi } from "../shop/api.server.ts";
import { useFreshMenu, useWhatIsThere, whenRefreshed } from "../shop/menu-refresh.ts";
import { loadMenu, requestedHost } from "../shop/shop.server.ts";
import { MenuProvider } from "../shop/shop.tsx";
import { orWhatIsThere } from "../shop/what-is-there.ts";
import type { Route } from "./+types/menu-layout";

/** The menu and the cart share one loaded menu: walking between them asks the server nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const log = context.get(logErrorContext);
  return loadMenu(serverApi(context, request), requestedHost(request), log);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orWhatIsThere("menu", serverLoader);
}

export const shouldRevalidate = whenRefreshed;

export default function MenuLayout({ loaderData }: Route.ComponentProps) {
  useWhatIsThere("menu", loaderData);
  useFreshMenu();
  return (
    <MenuProvider menu={loaderData}>
      <Outlet />
    </MenuProvider>
  );
}
