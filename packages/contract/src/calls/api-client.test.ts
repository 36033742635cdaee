import { expect, test, vi } from "vitest";
import { ApiError, createApiClient } from "./api-client.ts";
import { parseAnswer } from "./parse-answer.ts";

const base = "http://api.test";

function answering(status: number, body: unknown) {
  return vi.fn<typeof fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
}

test("a call fills the path, leaves out empty query values and returns the answer", async () => {
  const fetch = answering(200, { area_price: 35 });
  const api = createApiClient({ base, fetch });
  const answer = await api("readDeliveryAreaCost", {
    params: { companyId: "a/b" },
    query: { latitude: "19.4", longitude: "", area_id: undefined },
  });
  expect(answer).toEqual({ area_price: 35 });
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "http://api.test/ms-companies/public/companies/a%2Fb/delivery-area-cost?latitude=19.4",
  );
});

test("a service can have another base", async () => {
  const fetch = answering(200, { status: "ok" });
  const base = (service: string) =>
    service === "ms-notifications" ? "http://old.test" : "http://api.test";
  await createApiClient({ base, fetch })("readHealth", {});
  expect(fetch.mock.calls[0]?.[0]).toBe("http://old.test/ms-notifications/public/health");
});

test("a call sends its body as JSON, with the idempotency key", async () => {
  const fetch = answering(201, {});
  const api = createApiClient({ base, fetch });
  const body = { name: "Ana", country_calling_code: "+52", phone_number: "5512345678" };
  await api("createClient", { params: { companyId: "c" }, body }, { idempotencyKey: "k1" });
  const sent = fetch.mock.calls[0]?.[1];
  expect(sent?.method).toBe("POST");
  expect(sent?.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "k1",
  });
  expect(JSON.parse(String(sent?.body))).toEqual(body);
});

test("a problem becomes an ApiError with its code, and is reported once", async () => {
  const onError = vi.fn();
  const lines = [{ line: 0, product_id: "p", variant_id: "v", name: "Taco", left: 2 }];
  const api = createApiClient({
    base,
    fetch: answering(409, { code: "out_of_stock", title: "No", lines }),
    onError,
  });
  const failure = await api("readHealth", {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 409, code: "out_of_stock", shortages: lines });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

test.each([
  [
    "no answer",
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError("fetch failed"))),
    "unreachable",
    0,
  ],
  [
    "an error page",
    vi.fn<typeof fetch>(async () => new Response("<h1>502</h1>", { status: 502 })),
    "unexpected",
    502,
  ],
  [
    "the page of a limit in front of the backend",
    vi.fn<typeof fetch>(async () => new Response("<h1>Slow down</h1>", { status: 429 })),
    "rate_limited",
    429,
  ],
  [
    "a page instead of JSON",
    vi.fn<typeof fetch>(async () => new Response("<h1>hi</h1>")),
    "unexpected",
    200,
  ],
])("%s is an ApiError, and is reported once", async (_, fetch, code, status) => {
  const onError = vi.fn();
  const failure = await createApiClient({ base, fetch, onError })("readHealth", {}).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: "ApiError", code, status });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

test("a call that its caller aborts is not reported as an API error", async () => {
  const controller = new AbortController();
  const onError = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    controller.abort();
    init?.signal?.throwIfAborted();
    return new Response();
  });
  const api = createApiClient({ base, fetch, onError });
  await expect(api("readHealth", {}, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(onError).not.toHaveBeenCalled();
});

test("parseAnswer fills in the fields that an answer leaves out", () => {
  const company = parseAnswer("readCompany", {
    id: "c",
    name: "Foreign",
    timezone: "America/Mexico_City",
    country: { country_code: "mx" },
    unknown_field: 1,
  });
  expect(company).toMatchObject({
    country: { country_code: "MX" },
    currency: { code: "USD", symbol: "$", position: "left", show_decimals: true },
    delivery_districts: [],
    whatsapp: null,
  });
  const sparse = { id: "c", name: "F", timezone: "UTC", country: { country_code: "MX" } };
  const defaults = { code: "USD", symbol: "$", position: "left", show_decimals: true };
  for (const currency of [{}, { code: "MXN" }, { symbol: "€" }, { show_decimals: false }]) {
    const read = parseAnswer("readCompany", { ...sparse, currency });
    expect(read).toMatchObject({ currency: { ...defaults, ...currency } });
  }
});

test("parseAnswer gives every instant a time zone and replaces lone surrogates", () => {
  const order = parseAnswer("readOrder", {
    id: "o",
    public_id: 7,
    status: "PENDING",
    service_type: "TAKEAWAY",
    created_at: "2026-11-21T12:00:00",
    status_history: [{ status: "PENDING", at: "2026-11-21 12:01:00.123456" }],
    order_title: "Table \ud800",
  });
  expect(order).toMatchObject({
    created_at: "2026-11-21T12:00:00Z",
    status_history: [{ status: "PENDING", at: "2026-11-21T12:01:00.123Z" }],
    order_title: "Table \ufffd",
  });
  const settings = (disabled_until: string) =>
    parseAnswer("readEcommerceSettings", { takeaway: { disabled_until } });
  expect(settings("2026-11-21T12:00")).toMatchObject({
    takeaway: { disabled_until: "2026-11-21T12:00:00Z" },
  });
  expect(settings("#777")).toMatchObject({ takeaway: { disabled_until: null } });
});

test("parseAnswer names the field that has another shape", () => {
  expect(() =>
    parseAnswer("listCategories", [{ id: "a", name: "A", products: [{ id: 3 }] }]),
  ).toThrow(/0\.products\.0\.id/);
});

test("an ApiError carries the message with which another backend refuses a request", async () => {
  const api = createApiClient({ base, fetch: answering(400, { message: "We close at nine" }) });
  const failure = await api("readHealth", {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: "unexpected",
    status: 400,
    message: "We close at nine",
    backendMessage: "We close at nine",
  });
});

test("what another backend says about its own failure is reported, and is no message for customers", async () => {
  const answer = answering(500, { message: "Cannot read properties of undefined" });
  const api = createApiClient({ base, fetch: answer });
  const failure = await api("readHealth", {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: "Cannot read properties of undefined",
    backendMessage: null,
  });
});
