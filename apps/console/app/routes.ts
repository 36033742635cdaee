import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The addresses of the console. `company-layout.tsx` admits members to the pages below it, each with
 * the permission of its `handle`.
 */
export default [
  index("routes/home.tsx"),
  route("sign-in", "routes/sign-in.tsx"),
  route("sign-in/link", "routes/sign-in-link.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("confirm-email", "routes/confirm-email.tsx"),
  route("join", "routes/join.tsx"),
  route("sign-in/demo", "routes/demo.tsx"),
  route("tablet", "routes/tablet.tsx"),
  route("account", "routes/account.tsx"),
  route(":companyId", "routes/company-layout.tsx", [
    index("routes/company-home.tsx"),
    route("orders", "routes/orders.tsx", [route(":orderId", "routes/order.tsx")]),
    route("history", "routes/history.tsx"),
    route("customers", "routes/customers/list.tsx"),
    route("customers/:customerId", "routes/customers/customer.tsx"),
    route("sold-out", "routes/sold-out.tsx"),
    route("pause", "routes/pause.tsx"),
    route("menu", "routes/menu/menu.tsx"),
    route("menu/products/new", "routes/menu/menu-product.tsx", { id: "new-product" }),
    route("menu/products/:productId", "routes/menu/menu-product.tsx"),
    route("menu/prices", "routes/menu/menu-prices.tsx"),
    route("menu/import", "routes/menu/menu-import.tsx"),
    route("reports", "routes/reports/day.tsx"),
    route("reports/range", "routes/reports/range.tsx"),
    route("reports/closing", "routes/reports/closing.tsx"),
    route("alerts", "routes/alerts.tsx"),
    route("printing", "routes/printing.tsx"),
    route("settings", "routes/settings/list.tsx", { id: "settings" }),
    route("settings/place", "routes/settings/place.tsx"),
    route("settings/hours", "routes/settings/hours.tsx"),
    route("settings/ordering", "routes/settings/ordering.tsx"),
    route("settings/board", "routes/board-settings.tsx"),
    route("integrations", "routes/integrations/integrations.tsx"),
    route("integrations/webhooks/:webhookId", "routes/integrations/webhook-log.tsx"),
    route("more", "routes/more.tsx"),
    route("team", "routes/team.tsx"),
    route("tablets", "routes/tablets.tsx"),
    route("audit", "routes/audit.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
