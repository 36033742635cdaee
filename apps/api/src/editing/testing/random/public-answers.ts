import type { TestApp } from "../../../testing/create-test-app.ts";

const companyPaths = [
  "/ms-companies/public/companies/tacos",
  "/ms-companies/public/companies/tacos/ecommerce-settings",
  "/ms-products/public/companies/tacos/categories",
  "/ms-orders/public/companies/tacos/order-settings",
  "/ms-orders/public/companies/tacos/coupons",
  "/ms-payments/public/companies/tacos/payment-methods",
  "/ms-clients/public/companies/tacos/loyalty-settings",
];

/** Everything that the public API answers of a company before an order, byte for byte. */
export async function publicAnswers(api: TestApp, settings: object): Promise<string[]> {
  const { hosts = [], qrs = [] } = settings as { hosts?: string[]; qrs?: { id: string }[] | null };
  const places = [0, 20, 40].map((at) => `latitude=${at}&longitude=${at}`);
  const paths = [
    ...companyPaths,
    ...hosts.map((host) => `/ms-companies/public/hosts/${host}`),
    ...(qrs ?? []).map(({ id }) => `/ms-orders/public/qrs/${id}`),
    ...places.map((place) => `/ms-companies/public/companies/tacos/delivery-area-cost?${place}`),
  ];
  return Promise.all(
    paths.map(async (path) => {
      const response = await api.raw(path);
      // Each answer has its own id of the request.
      const text = (await response.text()).replace(/"request_id":"\w+"/u, "");
      return `${path} ${response.status} ${text}`;
    }),
  );
}
