import { expect } from "@playwright/test";

/** A call of the public API, as any program outside a browser makes it. */
export async function callApi<T>(
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: unknown,
  cookie?: string,
): Promise<{ status: number; body: T; cookie: string | null }> {
  // Not by the company's host name: a browser knows *.localhost by itself, this process need not.
  const response = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(cookie ? { cookie } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? JSON.parse(text) : undefined,
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? null,
  };
}

type OrderLine = {
  product_id: string;
  variant_id: string;
  quantity: number;
  modifiers?: { modifier_id: string }[];
};

export type PlacedOrder = { id: string; public_id: number; status: string; cookie: string };

/** Another customer orders `combos` for takeaway and pays in cash. */
export async function placeOrderByApi(
  companyId: string,
  combos: OrderLine[],
  update: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const client = await callApi<{ id: string }>(
    "POST",
    `/ms-clients/public/companies/${companyId}/clients`,
    { name: "Otra Persona", country_calling_code: "52", phone_number: "5598765432" },
  );
  const cookie = client.cookie ?? "";
  const draft = await callApi<{ id: string }>(
    "POST",
    "/ms-orders/public/orders",
    { company_id: companyId, service_type: "TAKEAWAY", client_id: client.body.id, combos },
    cookie,
  );
  const placed = await callApi<PlacedOrder>(
    "PATCH",
    `/ms-orders/public/companies/${companyId}/orders/${draft.body.id}`,
    { ...update, meta_data: { assigned_payment: { payment_method_id: "cash" } } },
    cookie,
  );
  expect(placed, "the other customer's order").toMatchObject({ body: { status: "PENDING" } });
  return { ...placed.body, cookie };
}
