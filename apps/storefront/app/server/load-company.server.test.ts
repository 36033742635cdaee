import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import { expect, test, vi } from "vitest";
import { loadCompany } from "./load-company.server.ts";
import { fakeCompanyApi, loadOptionsFixture } from "./testing/fake-company-api.ts";

/** Returns an API that knows the company `c`, and answers `readQr` with what is given. */
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
  const options = loadOptionsFixture(apiWith(readQr));
  return { site: await loadCompany(options, qrId), ...options };
}

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

const table = { id: "t12", name: "Table 12", zone: null, ordering_type: "TABLE" };

test.each([
  ["the company's own", "c"],
  ["without a company, as another backend may send it", null],
])("a QR code that is %s is loaded with the company", async (_, company_id) => {
  const qr = { ...table, company_id };
  const { site, log } = await load(() => qr);
  expect(site.qr).toEqual(qr);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["its host", {}, "taqueria.example"],
  ["the title of its landing page", { landing: { title: { name: "La Esquina" } } }, "La Esquina"],
])("a company without a name gets %s as the name", async (_, layout_settings, name) => {
  const company = { id: "c", name: "" };
  const settings = { layout_settings };
  const api = fakeCompanyApi("", { readCompany: company, readEcommerceSettings: settings });
  expect((await loadCompany(loadOptionsFixture(api), null)).company.name).toBe(name);
});

test.each([
  ["+1 (512) 555-0100", "15125550100"],
  ["tel:+1.512.555.0100", "15125550100"],
  ["15125550100", "15125550100"],
  ["call us", null],
  ["", null],
  [null, null],
])("the WhatsApp number %j becomes %j", async (whatsapp, expected) => {
  const answers: Record<string, unknown> = {
    findHost: { company_id: "c" },
    readCompany: { id: "c", name: "T", whatsapp },
    readEcommerceSettings: {},
  };
  const api = (async (name: string) => answers[name]) as unknown as ApiClient;
  const { company } = await loadCompany(loadOptionsFixture(api), null);
  expect(company.whatsapp).toBe(expected);
});

test("the QR code of another company is ignored without an error in the log", async () => {
  const qr = { ...table, company_id: "other" };
  const { site, log, onMissing } = await load(() => qr);
  const missing = { settings: false, qr: false };
  const company = { id: "c", name: "taqueria.example", whatsapp: null };
  expect(site).toEqual({ company, settings: {}, qr: null, missing });
  expect(onMissing).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["cannot be found", new ApiError("GET", "/", 404, {}), false],
  ["makes no sense", new TypeError("not a QR"), true],
  ["cannot be had now", new ApiError("GET", "/", 503, {}), true],
])(
  "a QR code that %s is ignored, and logged if the server is at fault",
  async (_, error, missing) => {
    const { site, log, onMissing } = await load(() => {
      throw error;
    });
    expect(site.qr).toBeNull();
    expect(site.missing.qr).toBe(missing);
    expect(onMissing).toHaveBeenCalledTimes(missing ? 1 : 0);
    expect(log.mock.calls).toEqual(missing ? [[error]] : []);
  },
);

test("a company without its settings is loaded, and the settings are named as missing", async () => {
  const options = loadOptionsFixture(
    fakeCompanyApi("readEcommerceSettings", { readCompany: { id: "c", name: "T" } }),
  );
  const site = await loadCompany(options, null);
  expect(site).toMatchObject({
    company: { id: "c" },
    settings: { checkout_type: "WEBAPP", takeaway: null, delivery: null },
    missing: { settings: true, qr: false },
  });
  expect(options.log).toHaveBeenCalledOnce();
  expect(options.onMissing).toHaveBeenCalledOnce();
});

test.each(["findHost", "readCompany"])("the company cannot be loaded without %s", async (name) => {
  await expect(loadCompany(loadOptionsFixture(fakeCompanyApi(name)), null)).rejects.toThrow(
    "it is down",
  );
});

test("the polygons of the zones are left out of the company's pages", async () => {
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
  const site = await loadCompany(loadOptionsFixture(api), null);
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

test("without a QR code in the address none is requested", async () => {
  const readQr = vi.fn();
  expect((await load(readQr, null)).site.qr).toBeNull();
  expect(readQr).not.toHaveBeenCalled();
});

test("the host names the company whose record, settings and QR code are loaded", async () => {
  const calls: [string, object][] = [];
  const answering = fakeCompanyApi("", { readCompany: { id: "c", name: "T" }, readQr: table });
  const api = ((name: string, input: { params: object }) => {
    calls.push([name, input.params]);
    return answering(name as never, input as never);
  }) as ApiClient;
  await loadCompany(loadOptionsFixture(api), "t12");
  const company = { companyId: "c" };
  expect(calls).toEqual([
    ["findHost", { host: "taqueria.example" }],
    ["readCompany", company],
    ["readEcommerceSettings", company],
    ["readQr", { qrId: "t12" }],
  ]);
});
