import cafe from "../../../../../demo/cafe/company.json" with { type: "json" };
import pizzaria from "../../../../../demo/pizzaria/company.json" with { type: "json" };
import taqueria from "../../../../../demo/taqueria/company.json" with { type: "json" };
import type { CallName } from "../../calls/call-table.ts";

export const demoCompanies = [taqueria, pizzaria, cafe];

/** An order with the fields of the specification, and a line in the contract's form. */
export const orderAnswer = {
  id: "o1",
  public_id: 7,
  status: "PREPARING",
  payment_status: null,
  payment_state: "UNPAID",
  created_at: "2026-03-16T15:00:00Z",
  source: "INBOUND",
  service_type: "DELIVERY",
  currency: { code: "MXN", symbol: "$", tax: null, position: "left", show_decimals: true },
  scheduled_delivery_date: null,
  combos: [
    {
      id: "l1",
      product_id: "p1",
      variant_id: "v1",
      name: "Taco",
      quantity: 2,
      comment: null,
      modifiers: [{ modifier_id: "m1", name: "Salsa", quantity: 1, unit_price: 5 }],
      unit_price: 30,
      total: 60,
    },
  ],
  combos_price: 60,
  delivery_price: 20,
  discounts: [{ modality: "COUPON", description: "Ten", type: "AMOUNT", value: 10, amount: 10 }],
  total: 70,
  client_id: "c1",
  client: { id: "c1", name: "Ana", country_calling_code: "+52", phone_number: "5512345678" },
  address: { address: "Calle 1", latitude: 19.4, longitude: -99.1 },
  meta_data: { assigned_payment: { payment_method_id: "cash", received_amount: 100 } },
  status_history: [{ status: "PENDING", at: "2026-03-16T15:01:00Z" }],
};

const client = {
  id: "c1",
  source: "WEBAPP",
  name: "Ana",
  country_calling_code: "+52",
  phone_number: "5512345678",
  email: null,
  addresses: [{ id: "a1", client_id: "c1", address: "Calle 1", latitude: 19.4, longitude: -99.1 }],
  available_points: 120,
};

const payment = {
  id: "pay1",
  reference_id: "o1",
  payment_method_id: "stripe_card",
  status: "pending",
  amount: 70,
  test: true,
  params: { client_secret: "secret", publishable_key: "key", expires_at: null },
};

/** Returns a valid answer for each call that the storefront makes to another backend. */
export function answersOf(
  demo: (typeof demoCompanies)[number],
): Partial<Record<CallName, unknown>> {
  return {
    findHost: { company_id: demo.company.id },
    readCompany: demo.company,
    readEcommerceSettings: demo.ecommerce_settings,
    readDeliveryAreaCost: { area_price: 35, area_id: "a", area_name: "Roma" },
    listCategories: demo.categories,
    readPopularProducts: { days: 60, products: ["a"], companions: [] },
    readOrder: orderAnswer,
    createOrder: orderAnswer,
    updateOrder: orderAnswer,
    applyDiscount: orderAnswer,
    readOrderSettings: demo.order_settings,
    readQr: demo.qrs[0] ?? { id: "q", name: "Table 1", zone: { name: "Terrace" } },
    listCoupons: demo.coupons,
    listPaymentMethods: demo.payment_methods,
    createCompanyPayment: payment,
    filterCompanyPayments: { data: [payment] },
    createClient: client,
    readClient: client,
    readLoyaltySettings: demo.loyalty_settings,
    createAddress: client.addresses[0],
    readOrderRating: { id: "r", order_id: "o1", score: 5, created_at: "2026-03-16T16:00:00Z" },
    createOrderRating: { id: "r", order_id: "o1", score: 5, created_at: "2026-03-16T16:00:00Z" },
    reportAbuse: { id: "report" },
  };
}
