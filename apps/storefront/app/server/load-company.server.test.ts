import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import { expect, test, vi } from "vitest";
import { loadCompany, loadMenu } from "./load-company.server.ts";
import { answerOrNull, type OptionalCall } from "./optional-call.server.ts";

/** What the loaders of one request are given; `onMissing` hears of what their page goes out without. */
function loading(api: ApiClient, waitMs: number | null = null) {
  const log = vi.fn();
  const onMissing = vi.fn();
  const optional: OptionalCall = (call, answer, beside) =>
    answerOrNull(call, answer, { waitMs, onMissing, log }, beside);
  return { api, host: "taqueria.example", optional, log, onMissing };
}

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
  const given = loading(apiWith(readQr));
  return { site: await loadCompany(given, qrId), ...given };
}

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

const table = { id: "t12", name: "Table 12", zone: null, ordering_type: "TABLE" };

test.each([
  ["the company's own", "c"],
  ["one whose company another backend does not tell", null],
])("a code that is %s comes with the company", async (_, company_id) => {
  const qr = { ...table, company_id };
  const { site, log } = await load(() => qr);
  expect(site.qr).toEqual(qr);
  expect(log).not.toHaveBeenCalled();
});

test("a company without a name is called by its host", async () => {
  const { site } = await load(() => table);
  expect(site.company.name).toBe("taqueria.example");
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
  const { company } = await loadCompany(loading(api), null);
  expect(company.whatsapp).toBe(kept);
});

test("another company's code is none, and is logged", async () => {
  const qr = { ...table, company_id: "other" };
  const { site, log, onMissing } = await load(() => qr);
  const missing = { settings: false, qr: false };
  const company = { id: "c", name: "taqueria.example", whatsapp: null };
  expect(site).toEqual({ company, settings: {}, qr: null, missing });
  expect(onMissing).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "ForeignQrError" }));
});

test.each([
  ["cannot be found", new ApiError("GET", "/", 404, {}), false],
  ["makes no sense", new TypeError("not a QR"), true],
  ["cannot be had now", new ApiError("GET", "/", 503, {}), true],
])("a code that %s is none, and is logged", async (_, error, askedAgain) => {
  const { site, log, onMissing } = await load(() => {
    throw error;
  });
  expect(site.qr).toBeNull();
  expect(site.missing.qr).toBe(askedAgain);
  expect(onMissing).toHaveBeenCalledTimes(askedAgain ? 1 : 0);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

test("a company without its settings is there, and what is missing is said", async () => {
  const given = loading(failing("readEcommerceSettings", { readCompany: { id: "c", name: "T" } }));
  const site = await loadCompany(given, null);
  expect(site).toMatchObject({
    company: { id: "c" },
    settings: { checkout_type: "WEBAPP", takeaway: null, delivery: null },
    missing: { settings: true, qr: false },
  });
  expect(given.log).toHaveBeenCalledOnce();
  expect(given.onMissing).toHaveBeenCalledOnce();
});

test.each(["findHost", "readCompany"])("there is no company without %s", async (name) => {
  await expect(loadCompany(loading(failing(name)), null)).rejects.toThrow("it is down");
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
  const site = await loadCompany(loading(api), null);
  expect(site).toEqual({
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
    missing: { settings: false, qr: false },
  });
});

test("without a code nobody is asked for one", async () => {
  const readQr = vi.fn();
  expect((await load(readQr, null)).site.qr).toBeNull();
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

const parts = {
  categories: "listCategories",
  orderSettings: "readOrderSettings",
  paymentMethods: "listPaymentMethods",
  offers: { coupons: true, loyalty: true },
};

test.each([
  ["listCategories", { ...parts, categories: null }],
  ["readOrderSettings", { ...parts, orderSettings: null }],
  ["listPaymentMethods", { ...parts, paymentMethods: null }],
  ["listCoupons", { ...parts, offers: { coupons: null, loyalty: true } }],
  ["readLoyaltySettings", { ...parts, offers: { coupons: true, loyalty: null } }],
])("without %s the rest of the menu is there", async (broken, expected) => {
  const given = loading(failing(broken));
  expect(await loadMenu(given)).toEqual(expected);
  expect(given.log).toHaveBeenCalledOnce();
  expect(given.onMissing).toHaveBeenCalledOnce();
});

test("a menu does not wait for what it can do without", async () => {
  const optional = [
    "readOrderSettings",
    "listPaymentMethods",
    "listCoupons",
    "readLoyaltySettings",
  ];
  const answering = failing("");
  const hanging = ((name: string, input: never) =>
    optional.includes(name)
      ? new Promise(() => undefined)
      : answering(name as never, input)) as ApiClient;
  const given = loading(hanging, 0);
  expect(await loadMenu(given)).toEqual({
    categories: "listCategories",
    orderSettings: null,
    paymentMethods: null,
    offers: { coupons: null, loyalty: null },
  });
  expect(given.log.mock.calls.map(([error]) => error.call).toSorted()).toEqual(optional.toSorted());
});

test.each([
  ["there are no coupons", { listCoupons: [] }, { coupons: false, loyalty: true }],
  ["there is no program", { loyalty_program: null }, { coupons: true, loyalty: false }],
  ["it is not active", { active: false, rewards: [reward] }, { coupons: true, loyalty: false }],
  ["it has no rewards", { active: true, rewards: [] }, { coupons: true, loyalty: false }],
])("where %s, that is not offered", async (_, given, offers) => {
  const program = "active" in given ? { loyalty_program: given } : given;
  const loyalty = "loyalty_program" in program ? { readLoyaltySettings: program } : {};
  const options = loading(failing("", { ...given, ...loyalty }));
  expect((await loadMenu(options)).offers).toEqual(offers);
  expect(options.log).not.toHaveBeenCalled();
});

test("the host names the company whose record, settings and menu are loaded", async () => {
  const asked: [string, object][] = [];
  const answering = failing("", { readCompany: { id: "c", name: "T" }, readQr: table });
  const api = ((name: string, input: { params: object }) => {
    asked.push([name, input.params]);
    return answering(name as never, input as never);
  }) as ApiClient;
  await loadCompany(loading(api), "t12");
  const company = { companyId: "c" };
  expect(asked.splice(0)).toEqual([
    ["findHost", { host: "taqueria.example" }],
    ["readCompany", company],
    ["readEcommerceSettings", company],
    ["readQr", { qrId: "t12" }],
  ]);
  await loadMenu(loading(api));
  const params = Object.fromEntries(asked);
  expect(params).toEqual({
    findHost: { host: "taqueria.example" },
    listCategories: company,
    readOrderSettings: company,
    listPaymentMethods: company,
    listCoupons: company,
    readLoyaltySettings: company,
  });
});

test("there is no menu without a host", async () => {
  await expect(loadMenu(loading(failing("findHost")))).rejects.toThrow("it is down");
});
