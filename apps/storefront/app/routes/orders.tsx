import "../i18n/fetch-later-messages.ts";
import { requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import { data } from "react-router";
import { OwnOrdersPage } from "../features/tracking/own-orders/own-orders-page.tsx";
import { readOwnOrders } from "../features/tracking/own-orders/read-own-orders.ts";
import { pageHead } from "../page/page-head.ts";
import { failureStatus } from "../server/failure-status.server.ts";
import { requestHostname } from "../server/load-company.server.ts";
import { loadDishNames } from "../server/load-dish-names.server.ts";
import { optionalCall } from "../server/optional-call.server.ts";
import { serverApi } from "../server/server-api.server.ts";
import { logErrorContext } from "../server/server-context.ts";
import { lastOrderId } from "../session/client/last-order-id.ts";
import type { Route } from "./+types/orders";

/**
 * Loads the orders of the visitor's device, by its cookie (decision 65), with the names of their dishes in the
 * language of the page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context, request);
  try {
    const { company_id: companyId } = await api("findHost", {
      params: { host: requestHostname(request) },
    });
    const orders = await readOwnOrders(api, companyId, lastOrderId(request.headers.get("cookie")));
    const locale = requestLocale(request, "");
    const dishes = orders.flatMap((order) => order.dishes);
    const lines = dishes.map(({ product_id }) => ({ product_id, variant_id: null, modifiers: [] }));
    const options = { api, companyId, locale, optional: optionalCall(context) };
    return data({ orders, names: await loadDishNames(options, { lines }) });
  } catch (error) {
    const status = failureStatus(error);
    if (status === null) throw error;
    context.get(logErrorContext)(error);
    return data({ orders: null, names: {} }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/orders", ({ company: { name } }, t) => ({
    title: `${t("orders.title")} · ${name}`,
    unlisted: true,
  }));
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OwnOrdersPage loaded={loaderData.orders} names={loaderData.names} />;
}
