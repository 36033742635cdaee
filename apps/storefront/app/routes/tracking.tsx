import "../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import { data, redirect } from "react-router";
import { orderPageState } from "../features/tracking/state/order-page-state.ts";
import { TrackingPage } from "../features/tracking/tracking-page.tsx";
import { withoutPaymentParams } from "../links/keep-query.tsx";
import { pageHead } from "../page/page-head.ts";
import { failureStatus } from "../server/failure-status.server.ts";
import { requestHostname } from "../server/load-company.server.ts";
import { loadDishNames } from "../server/load-dish-names.server.ts";
import { optionalCall } from "../server/optional-call.server.ts";
import { serverApi } from "../server/server-api.server.ts";
import { logErrorContext } from "../server/server-context.ts";
import { lastOrderId } from "../session/client/last-order-id.ts";
import type { Route } from "./+types/tracking";

/** Loads the order of `order_id`, or the visitor's last one (conformance 2.9). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  // Removes the payment's parameters before a script reads the URL or the visitor shares it.
  const clean = withoutPaymentParams(url);
  if (clean) throw redirect(clean);
  const orderId = url.searchParams.get("order_id") || lastOrderId(request.headers.get("cookie"));
  if (!orderId) return data({ order: null, names: {}, failed: false }, { status: 404 });
  const api = serverApi(context, request);
  try {
    const { company_id: companyId } = await api("findHost", {
      params: { host: requestHostname(request) },
    });
    const order = withoutPrivateData(await api("readOrder", { params: { companyId, orderId } }));
    const locale = requestLocale(request, "");
    const optional = optionalCall(context);
    const method = order.meta_data?.assigned_payment?.payment_method_id;
    const { combos: lines, service_type: type, discounts } = order;
    const ordered = { lines, method, type, discounts };
    const names = await loadDishNames({ api, companyId, locale, optional }, ordered);
    const status = orderPageState(order) === "not_found" ? 404 : 200;
    return data({ order, names, failed: false }, { status });
  } catch (error) {
    // The page says that it found no order, for every failure (conformance 8.20).
    const status = failureStatus(error);
    if (status === null) throw error;
    if (status !== 404) context.get(logErrorContext)(error);
    return data({ order: null, names: {}, failed: status !== 404 }, { status });
  }
}

/**
 * Returns the order without its phone number, which the page does not show, and without the token of
 * its websocket. The browser loads the token itself, so that a stored copy of the page gives no access.
 */
function withoutPrivateData(order: Order): Order {
  const client = order.client && { ...order.client, phone_number: "" };
  return { ...order, client, socket_authorization: null };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const number = loaderData?.order?.public_id;
  return pageHead(matches[0].loaderData, "/tracking", ({ company: { name } }, t) => ({
    title: `${number ? t("tracking.number", { number }) : t("tracking.pageTitle")} · ${name}`,
    unlisted: true,
  }));
}

export default function Tracking({ loaderData }: Route.ComponentProps) {
  const { order, names, failed } = loaderData;
  return <TrackingPage key={order?.id} loaded={order} names={names} failedToLoad={failed} />;
}
