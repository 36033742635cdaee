import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Client } from "@comanda/contract/clients/client";
import { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany()]);
});
afterAll(() => api.close());

const CLIENTS = "/ms-clients/public/companies/tacos/clients";
const require = createRequire(import.meta.url);
const examples = JSON.parse(
  readFileSync(require.resolve("libphonenumber-js/examples.mobile.json"), "utf8"),
);

test.each(Object.keys(examples) as CountryCode[])(
  "%s: a number is stored as it is dialled from abroad, also when typed as at home",
  async (code) => {
    const example = getExampleNumber(code, examples);
    if (!example) throw new Error(`There is no example of ${code}`);
    const parts = {
      country_calling_code: example.countryCallingCode,
      phone_number: example.nationalNumber,
    };
    const made = await api.send<Client>("POST", CLIENTS, { body: { name: "Ana", ...parts } });
    expect(made).toMatchObject({ status: 201, body: parts });
    const again = await api.send<Client>("POST", CLIENTS, {
      body: { name: "Ana", ...parts, phone_number: example.formatNational() },
      cookie: made.cookie,
    });
    expect(again).toMatchObject({ status: 201, body: { ...parts, id: made.body.id } });
    const read = await api.send("GET", `${CLIENTS}/${made.body.id}`, { cookie: made.cookie });
    expect(read).toMatchObject({ status: 200, body: parts });
  },
);

test.each(["15512345678", "0445512345678", "01 55 1234 5678"])(
  "%s, an old Mexican form of the number, finds the same client",
  async (old) => {
    const body = { name: "Ana", country_calling_code: "52", phone_number: "5512345678" };
    const made = await api.send<Client>("POST", CLIENTS, { body });
    const again = await api.send<Client>("POST", CLIENTS, {
      body: { ...body, phone_number: old },
      cookie: made.cookie,
    });
    expect(again).toMatchObject({
      status: 201,
      body: { id: made.body.id, phone_number: "5512345678" },
    });
  },
);
