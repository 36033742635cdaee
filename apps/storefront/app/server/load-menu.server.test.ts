import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { loadMenu } from "./load-company.server.ts";
import { fakeCompanyApi, loadOptionsFixture, rewardFixture } from "./testing/fake-company-api.ts";

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
])("without %s the rest of the menu is loaded", async (broken, expected) => {
  const options = loadOptionsFixture(fakeCompanyApi(broken));
  expect(await loadMenu(options)).toEqual(expected);
  expect(options.log).toHaveBeenCalledOnce();
  expect(options.onMissing).toHaveBeenCalledOnce();
});

test("the menu does not wait for its optional calls", async () => {
  const optional = [
    "readOrderSettings",
    "listPaymentMethods",
    "listCoupons",
    "readLoyaltySettings",
  ];
  const answering = fakeCompanyApi("");
  const hanging = ((name: string, input: never) =>
    optional.includes(name)
      ? new Promise(() => undefined)
      : answering(name as never, input)) as ApiClient;
  const options = loadOptionsFixture(hanging, 0);
  expect(await loadMenu(options)).toEqual({
    categories: "listCategories",
    orderSettings: null,
    paymentMethods: null,
    offers: { coupons: null, loyalty: null },
  });
  expect(options.log.mock.calls.map(([error]) => error.call).toSorted()).toEqual(
    optional.toSorted(),
  );
});

test.each([
  ["there are no coupons", { listCoupons: [] }, { coupons: false, loyalty: true }],
  ["there is no program", { loyalty_program: null }, { coupons: true, loyalty: false }],
  [
    "it is not active",
    { active: false, rewards: [rewardFixture] },
    { coupons: true, loyalty: false },
  ],
  ["it has no rewards", { active: true, rewards: [] }, { coupons: true, loyalty: false }],
])("where %s, it is not offered", async (_, answers, offers) => {
  const program = "active" in answers ? { loyalty_program: answers } : answers;
  const loyalty = "loyalty_program" in program ? { readLoyaltySettings: program } : {};
  const options = loadOptionsFixture(fakeCompanyApi("", { ...answers, ...loyalty }));
  expect((await loadMenu(options)).offers).toEqual(offers);
  expect(options.log).not.toHaveBeenCalled();
});

test.each([
  ["is not active", { active: false }, false],
  ["has ended", { active: true, end_date: "2020-01-01" }, false],
  ["has begun", { active: true, start_date: "2020-01-01" }, true],
  ["is not named", null, true],
])(
  "coupons that another backend lists are offered as the publication says: it %s",
  async (_, coupon_published, isOffered) => {
    const readCompany = { timezone: "UTC", coupon_published };
    const options = loadOptionsFixture(fakeCompanyApi("", { readCompany }));
    expect((await loadMenu(options)).offers.coupons).toBe(isOffered);
  },
);

test("the host names the company whose menu is loaded", async () => {
  const calls: [string, object][] = [];
  const answering = fakeCompanyApi("");
  const api = ((name: string, input: { params: object }) => {
    calls.push([name, input.params]);
    return answering(name as never, input as never);
  }) as ApiClient;
  await loadMenu(loadOptionsFixture(api));
  const sent = [...Map.groupBy(calls, ([name]) => name)].map(
    ([name, all]) => [name, all.map(([, params]) => params)] as const,
  );
  const company = { companyId: "c" };
  // The menu and its payment methods both look up the host.
  const host = { host: "taqueria.example" };
  expect(Object.fromEntries(sent)).toEqual({
    findHost: [host, host],
    listCategories: [company, company],
    readOrderSettings: [company],
    listPaymentMethods: [company],
    listCoupons: [company],
    readCompany: [company],
    readLoyaltySettings: [company],
  });
});

test("the menu cannot be loaded without a host", async () => {
  await expect(loadMenu(loadOptionsFixture(fakeCompanyApi("findHost")))).rejects.toThrow(
    "it is down",
  );
});
