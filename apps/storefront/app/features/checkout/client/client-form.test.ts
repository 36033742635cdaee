import type { Client } from "@comanda/contract/clients";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Translate } from "../../../i18n/text.tsx";
import { clientDefaults, clientForm, isSameClient } from "./client-form.ts";

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const faults = (input: unknown) =>
  v
    .safeParse(
      clientForm(t, "MX", () => "México"),
      input,
    )
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
const ana = { name: "Ana", phone: "55 1234 5678", country: "MX" };
const known: Client = {
  id: "c1",
  source: "WEBAPP",
  name: "Ana",
  country_calling_code: "52",
  phone_number: "5512345678",
  email: null,
  addresses: [],
  available_points: 0,
};

test("name and phone are required, each said at its field", () => {
  expect(faults({ name: " ", phone: "", country: "MX" })).toEqual([
    ["name", "checkout.nameRequired"],
    ["phone", "checkout.phoneRequired"],
  ]);
});

test("an invalid number is told at the phone, with what is wrong", () => {
  expect(faults({ ...ana, phone: "55 12" })).toEqual([["phone", "checkout.phoneTooShort México"]]);
  expect(faults(ana)).toBeUndefined();
});

test("the form begins with what was typed, else with the known client", () => {
  const nothing = { name: "", phone: "", country: null };
  expect(clientDefaults(nothing, null, "MX")).toEqual({ name: "", phone: "", country: "MX" });
  expect(clientDefaults(nothing, known, "US")).toEqual(ana);
  expect(clientDefaults(nothing, null, "ZZ").country).toBe("AF");
  expect(clientDefaults({ ...nothing, name: "Eva" }, known, "MX").name).toBe("Eva");
  expect(clientDefaults(nothing, null, "MX", "Zoe").name).toBe("Zoe");
  expect(clientDefaults(nothing, known, "MX", "Zoe").name).toBe("Ana");
  expect(clientDefaults({ ...nothing, phone: "55" }, null, "MX", "Zoe").name).toBe("");
});

test("a client that stayed the same need not be made again", () => {
  expect(isSameClient(ana, known)).toBe(true);
  expect(isSameClient({ ...ana, phone: "52 55 1234 5678" }, known)).toBe(true);
  expect(isSameClient({ ...ana, name: "Eva" }, known)).toBe(false);
  expect(isSameClient({ ...ana, country: "US" }, known)).toBe(false);
  expect(isSameClient(ana, null)).toBe(false);
});
