import { Outlet } from "react-router";
import { serverApi } from "../shop/api.server.ts";
import { loadMenu, requestedHost } from "../shop/shop.server.ts";
import { MenuProvider } from "../shop/shop.tsx";
import type { Route } from "./+types/menu-layout";

/** The menu and the cart share one loaded menu: walking between them asks the server nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadMenu(serverApi(context, request), requestedHost(request));
}

export const shouldRevalidate = () => false;

export default function MenuLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MenuProvider menu={loaderData}>
      <Outlet />
    </MenuProvider>
  );
}
