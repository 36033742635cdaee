import type { Order } from "@comanda/contract/orders/order";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../../company/company-site.tsx";
import { NowProvider } from "../../../hours/current-time.tsx";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { useOrderStateText } from "./use-order-state-text.ts";

beforeAll(() => loadCatalog("en"));

function Title({ order }: { order: Order }) {
  return useOrderStateText(order).title;
}

function title(
  status: string,
  service_type: string,
  payment_status: Order["payment_status"] = null,
  confirmed_at: string | null = null,
): string {
  const order = { id: "o", status, service_type, payment_status, confirmed_at, client_id: null };
  const site = { company: { whatsapp: null }, settings: { checkout_type: "WEBAPP" } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site as unknown as CompanySite}>
        <NowProvider serverNow="2026-12-20T18:00:00Z">
          <Title order={order as unknown as Order} />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test.each([
  ["PENDING", "DELIVERY", "Order received"],
  ["PREPARING", "DELIVERY", "Being prepared"],
  ["READY", "DELIVERY", "Ready to leave"],
  ["READY", "TAKEAWAY", "Ready for pickup"],
  ["READY", "ONSITE", "Ready"],
  ["READY", "TABLE", "Ready"],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", "DELIVERY", "On its way"],
  ["DRIVER_ARRIVED_AT_DESTINATION", "DELIVERY", "Your order is at the door"],
  ["DELIVERED", "DELIVERY", "Delivered"],
  ["DELIVERED", "TAKEAWAY", "Picked up"],
  ["DELIVERED", "TABLE", "Served"],
  ["FINALIZED", "DELIVERY", "Delivered"],
  ["CANCELLED", "TAKEAWAY", "Order cancelled"],
])("an order with status %s and type %s has the title '%s'", (status, type, text) => {
  expect(title(status, type)).toBe(text);
});

test("an order for later that the restaurant confirmed says so until it is prepared", () => {
  const at = "2026-12-20T12:00:00Z";
  expect(title("PENDING", "TAKEAWAY", null, at)).toBe("Order confirmed");
  expect(title("PREPARING", "TAKEAWAY", null, at)).toBe("Being prepared");
});

test.each([
  ["payment_requested", "Waiting for your payment"],
  ["failed", "Your order is not paid yet"],
  ["refund_pending", "The payment was incomplete"],
  ["refunded", "The payment was incomplete"],
] as const)("an INITIATED order with the payment status %s has the title '%s'", (payment, text) => {
  expect(title("INITIATED", "TAKEAWAY", payment)).toBe(text);
});
