import type { Client } from "@comanda/contract/clients/client";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Translate } from "../../../i18n/text.ts";
import { clientFormDefaults, clientFormSchema, isClientUnchanged } from "./client-form-schema.ts";

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const errorsOf = (input: unknown) =>
  v
    .safeParse(
      clientFormSchema(t, "MX", () => "México"),
      input,
    )
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
const ana = { name: "Ana", phone: "55 1234 5678", country: "MX" };
const anaClient: Client = {
  id: "c1",
  source: "WEBAPP",
  name: "Ana",
  country_calling_code: "52",
  phone_number: "5512345678",
  email: null,
  addresses: [],
  available_points: 0,
};

test("name and phone are required, each with an error at its field", () => {
  expect(errorsOf({ name: " ", phone: "", country: "MX" })).toEqual([
    ["name", "checkout.nameRequired"],
    ["phone", "checkout.phoneRequired"],
  ]);
});

test.each(["Ana\tRíos", " Ana \u2028 Ríos", "Ana\u202e Ríos\u0000"])(
  "the pasted name %j is one line without control characters",
  (name) => {
    const schema = clientFormSchema(t, "MX", () => "México");
    expect(v.parse(schema, { ...ana, name }).name).toBe("Ana Ríos");
  },
);

test("an invalid number has an error at the phone that says what is wrong", () => {
  expect(errorsOf({ ...ana, phone: "55 12" })).toEqual([
    ["phone", "checkout.phoneTooShort México"],
  ]);
  expect(errorsOf(ana)).toBeUndefined();
});

test("the form starts with the typed values, else with the known client", () => {
  const nothing = { name: "", phone: "", country: null };
  expect(clientFormDefaults(nothing, null, "MX")).toEqual({ name: "", phone: "", country: "MX" });
  expect(clientFormDefaults(nothing, anaClient, "US")).toEqual(ana);
  expect(clientFormDefaults(nothing, null, "ZZ").country).toBe("AF");
  expect(clientFormDefaults({ ...nothing, name: "Eva" }, anaClient, "MX").name).toBe("Eva");
  expect(clientFormDefaults(nothing, null, "MX", "Zoe").name).toBe("Zoe");
  expect(clientFormDefaults(nothing, anaClient, "MX", "Zoe").name).toBe("Ana");
  expect(clientFormDefaults({ ...nothing, phone: "55" }, null, "MX", "Zoe").name).toBe("");
});

test("an unchanged client is not created again", () => {
  expect(isClientUnchanged(ana, anaClient)).toBe(true);
  expect(isClientUnchanged({ ...ana, phone: "52 55 1234 5678" }, anaClient)).toBe(true);
  expect(isClientUnchanged({ ...ana, name: "Eva" }, anaClient)).toBe(false);
  expect(isClientUnchanged({ ...ana, country: "US" }, anaClient)).toBe(false);
  expect(isClientUnchanged(ana, null)).toBe(false);
});
