import { type ApiClient, ApiError } from "@comanda/contract/client";
import { expect, test, vi } from "vitest";
import { loadMenu, loadShop } from "./shop.server.ts";

/** An API that knows the company `c`, and answers `readQr` with what is given. */
function apiWith(readQr: () => unknown): ApiClient {
  const answers: Record<string, () => unknown> = {
    findHost: () => ({ company_id: "c" }),
    readCompany: () => ({ id: "c", name: "" }),
    readEcommerceSettings: () => ({}),
    readQr,
  };
  return (async (name: string) => answers[name]?.()) as unknown as ApiClient;
}

async function load(readQr: () => unknown, qrId: string | null = "t12") {
  const log = vi.fn();
  return { shop: await loadShop(apiWith(readQr), "taqueria.example", qrId, log), log };
}

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

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

test("a company without a name is called by its host", async () => {
  const { shop } = await load(() => table);
  expect(shop.company.name).toBe("taqueria.example");
});

test.each([
  ["+1 (512) 555-0100", "15125550100"],
  ["tel:+1.512.555.0100", "15125550100"],
  ["15125550100", "15125550100"],
  ["call us", null],
  ["", null],
  [null, null],
])("of the chat's number %j only the digits are kept: %j", async (whatsapp, kept) => {
  const answers: Record<string, unknown> = {
    findHost: { company_id: "c" },
    readCompany: { id: "c", name: "T", whatsapp },
    readEcommerceSettings: {},
  };
  const api = (async (name: string) => answers[name]) as unknown as ApiClient;
  const { company } = await loadShop(api, "taqueria.example", null, vi.fn());
  expect(company.whatsapp).toBe(kept);
});

test("another company's code is none, and is logged", async () => {
  const qr = { ...table, company_id: "other" };
  const { shop, log } = await load(() => qr);
  expect(shop).toEqual({
    company: { id: "c", name: "taqueria.example", whatsapp: null },
    settings: {},
    qr: null,
  });
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

test("the drawings of its zones are not in the company's pages", async () => {
  const ring = [point(0, 0), point(0, 1), point(1, 1)];
  const areas = [{ id: "north", enabled: true, price: 30, paths: ring }];
  const delivery = { active: true, prices: { type: "areas", area: { areas } } };
  const company = {
    id: "c",
    name: "T",
    delivery_areas: [{ id: "north", enabled: true, area: [ring] }],
  };
  const answers: Record<string, unknown> = {
    findHost: { company_id: "c" },
    readCompany: company,
    readEcommerceSettings: { delivery },
  };
  const api = (async (name: string) => answers[name]) as unknown as ApiClient;
  const shop = await loadShop(api, "taqueria.example", null, vi.fn());
  expect(shop).toEqual({
    company: {
      id: "c",
      name: "T",
      whatsapp: null,
      delivery_areas: [{ id: "north", enabled: true, drawn: true }],
    },
    settings: {
      delivery: {
        active: true,
        prices: {
          type: "areas",
          area: { areas: [{ id: "north", enabled: true, price: 30, drawn: true }] },
        },
      },
    },
    qr: null,
  });
});

test("without a code nobody is asked for one", async () => {
  const readQr = vi.fn();
  expect((await load(readQr, null)).shop.qr).toBeNull();
  expect(readQr).not.toHaveBeenCalled();
});

const reward = { id: "coffee", name: "A coffee", required_points: 40 };

/** An API of which one call fails, or some answer differently. */
function failing(broken: string, different: Record<string, unknown> = {}): ApiClient {
  const answers: Record<string, unknown> = {
    findHost: { company_id: "c" },
    listCoupons: [{ id: "ten", code: "TEN" }],
    readLoyaltySettings: { loyalty_program: { active: true, rewards: [reward] } },
    ...different,
  };
  return (async (name: string) => {
    if (name === broken) throw new Error("it is down");
    return answers[name] ?? name;
  }) as unknown as ApiClient;
}

test("the menu is there without the payment methods", async () => {
  const log = vi.fn();
  expect(await loadMenu(failing("listPaymentMethods"), "demo.localhost", log)).toEqual({
    categories: "listCategories",
    orderSettings: "readOrderSettings",
    paymentMethods: null,
    offers: { coupons: true, loyalty: true },
  });
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  ["the coupons cannot be loaded", "listCoupons", {}, { coupons: false, loyalty: true }],
  ["there are none", "", { listCoupons: [] }, { coupons: false, loyalty: true }],
  ["the program cannot be loaded", "readLoyaltySettings", {}, { coupons: true, loyalty: false }],
  ["there is no program", "", { loyalty_program: null }, { coupons: true, loyalty: false }],
  ["it is not active", "", { active: false, rewards: [reward] }, { coupons: true, loyalty: false }],
  ["it has no rewards", "", { active: true, rewards: [] }, { coupons: true, loyalty: false }],
])("where %s, that is not offered", async (_, broken, given, offers) => {
  const program = "active" in given ? { loyalty_program: given } : given;
  const loyalty = "loyalty_program" in program ? { readLoyaltySettings: program } : {};
  const log = vi.fn();
  const menu = await loadMenu(failing(broken, { ...given, ...loyalty }), "demo.localhost", log);
  expect(menu.offers).toEqual(offers);
  expect(log).toHaveBeenCalledTimes(broken ? 1 : 0);
});

test.each(["findHost", "listCategories", "readOrderSettings"])(
  "but not without %s",
  async (name) => {
    await expect(loadMenu(failing(name), "demo.localhost", vi.fn())).rejects.toThrow();
  },
);
