import { type ApiClient, ApiError } from "@comanda/contract/client";
import { expect, test, vi } from "vitest";
import { loadMenu, loadShop } from "./shop.server.ts";

/** An API that knows the company `c`, and answers `readQr` with what is given. */
function apiWith(readQr: () => unknown): ApiClient {
  const answers: Record<string, () => unknown> = {
    findHost: () => ({ company_id: "c" }),
    readCompany: () => ({ id: "c" }),
    readEcommerceSettings: () => ({}),
    readQr,
  };
  return (async (name: string) => answers[name]?.()) as unknown as ApiClient;
}

async function load(readQr: () => unknown, qrId: string | null = "t12") {
  const log = vi.fn();
  return { shop: await loadShop(apiWith(readQr), "taqueria.example", qrId, log), log };
}

const table = { id: "t12", name: "Table 12", zone: null, ordering_type: "TABLE" };

test.each([
  ["the company's own", "c"],
  ["one whose company another backend does not tell", null],
])("a code that is %s comes with the company", async (_, company_id) => {
  const qr = { ...table, company_id };
  const { shop, log } = await load(() => qr);
  expect(shop.qr).toEqual(qr);
  expect(log).not.toHaveBeenCalled();
});

test("another company's code is none, and is logged", async () => {
  const qr = { ...table, company_id: "other" };
  const { shop, log } = await load(() => qr);
  expect(shop).toEqual({ company: { id: "c" }, settings: {}, qr: null });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "ForeignQrError" }));
});

test.each([
  ["cannot be found", new ApiError("GET", "/", 404, {})],
  ["makes no sense", new TypeError("not a QR")],
])("a code that %s is none, and is logged", async (_, error) => {
  const { shop, log } = await load(() => {
    throw error;
  });
  expect(shop.qr).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

test("without a code nobody is asked for one", async () => {
  const readQr = vi.fn();
  expect((await load(readQr, null)).shop.qr).toBeNull();
  expect(readQr).not.toHaveBeenCalled();
});

/** An API of which one call fails. */
const failing = (broken: string) =>
  (async (name: string) => {
    if (name === broken) throw new Error("it is down");
    return name === "findHost" ? { company_id: "c" } : name;
  }) as unknown as ApiClient;

test("the menu is there without the payment methods", async () => {
  expect(await loadMenu(failing("listPaymentMethods"), "demo.localhost")).toEqual({
    categories: "listCategories",
    orderSettings: "readOrderSettings",
    paymentMethods: null,
  });
});

test.each(["findHost", "listCategories", "readOrderSettings"])(
  "but not without %s",
  async (name) => {
    await expect(loadMenu(failing(name), "demo.localhost")).rejects.toThrow();
  },
);
