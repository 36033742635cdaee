import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/pricing";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { addressFormSchema, newAddressFromForm } from "./address-form.ts";

const t = (key: string, values?: object) => key + (values ? JSON.stringify(values) : "");
const districts = [{ id: "roma" }, { id: OTHER_DISTRICT_ID }];
const typed: TypedAddress = {
  street: " Durango ",
  number: "200",
  areaId: "",
  areaName: "",
  complement: "",
  reference: "",
};

/** What is wrong, by field. */
function faults(
  more: Partial<TypedAddress>,
  rules: Partial<Parameters<typeof addressFormSchema>[1]> = {},
) {
  const schema = addressFormSchema(t, { districts: [], complementLabel: null, ...rules });
  const { issues } = v.safeParse(schema, { ...typed, ...more });
  return Object.fromEntries(
    (issues ?? []).map(({ path, message }) => [
      path?.[0]?.key,
      message.replace(/^checkout\./u, ""),
    ]),
  );
}

test.each<[Partial<TypedAddress>, object]>([
  [{}, {}],
  [{ street: "  " }, { street: "address.required.street" }],
  [{ number: "" }, { number: "address.required.number" }],
  [{ number: "x".repeat(30) }, {}],
  [{ number: "x".repeat(31) }, { number: 'atMost{"max":30}' }],
  [{ complement: "x".repeat(201) }, { complement: 'atMost{"max":200}' }],
  [{ reference: "\u202e" }, {}],
])("with %o wrong is %o", (more, wrong) => {
  expect(faults(more)).toEqual(wrong);
});

test.each<[Partial<TypedAddress>, object]>([
  [{}, { areaId: "address.required.district" }],
  [{ areaId: "gone" }, { areaId: "address.required.district" }],
  [{ areaId: "roma" }, {}],
  [{ areaId: OTHER_DISTRICT_ID }, { areaName: "address.required.districtName" }],
  [{ areaId: OTHER_DISTRICT_ID, areaName: " " }, { areaName: "address.required.districtName" }],
  [{ areaId: OTHER_DISTRICT_ID, areaName: "Nápoles" }, {}],
])("where districts are chosen, with %o wrong is %o", (more, wrong) => {
  expect(faults(more, { districts })).toEqual(wrong);
});

test("what the restaurant asks for by a name of its own is required by that name", () => {
  const complementLabel = "Torre y piso";
  expect(faults({}, { complementLabel })).toEqual({
    complement: 'address.required.complement{"label":"Torre y piso"}',
  });
  expect(faults({ complement: "B, 4" }, { complementLabel })).toEqual({});
});

test("of a place on the map neither street nor number is asked for, the rest as elsewhere", () => {
  const place = { street: "", number: "" };
  expect(faults(place, { onMap: true })).toEqual({});
  expect(faults(place, { onMap: true, complementLabel: "Piso" })).toEqual({
    complement: 'address.required.complement{"label":"Piso"}',
  });
});

test("the address is written as in its country, its district by id", () => {
  const given = { ...typed, street: "Rua Harmonia", areaId: "vila", complement: "Ap 4" };
  expect(newAddressFromForm(given, "BR")).toEqual({
    address: "Rua Harmonia, 200",
    area_id: "vila",
    area_name: null,
    complement: "Ap 4",
    reference: null,
  });
});

test("only another district has the name that was written", () => {
  const other = { ...typed, areaName: "Nápoles" };
  expect(newAddressFromForm({ ...other, areaId: OTHER_DISTRICT_ID }, "MX")).toMatchObject({
    area_id: OTHER_DISTRICT_ID,
    area_name: "Nápoles",
  });
  expect(newAddressFromForm({ ...other, areaId: "roma" }, "MX")).toMatchObject({ area_name: null });
});
