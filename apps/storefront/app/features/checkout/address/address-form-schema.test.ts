import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { addressFormSchema, newAddressFromForm } from "./address-form-schema.ts";

const t = (key: string, values?: object) => key + (values ? JSON.stringify(values) : "");
const districts = [
  { id: "roma", name: "Roma" },
  { id: "vila", name: "Vila Madalena" },
  { id: OTHER_DISTRICT_ID, name: "" },
];
const typed: TypedAddress = {
  street: " Durango ",
  number: "200",
  areaId: "",
  areaName: "",
  complement: "",
  reference: "",
};

/** Returns the errors by field. */
function formErrors(
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
])("%o has the errors %o", (more, errors) => {
  expect(formErrors(more)).toEqual(errors);
});

test.each<[Partial<TypedAddress>, object]>([
  [{}, { areaId: "address.required.district" }],
  [{ areaId: "gone" }, { areaId: "address.required.district" }],
  [{ areaId: "roma" }, {}],
  [{ areaId: OTHER_DISTRICT_ID }, { areaName: "address.required.districtName" }],
  [{ areaId: OTHER_DISTRICT_ID, areaName: " " }, { areaName: "address.required.districtName" }],
  [{ areaId: OTHER_DISTRICT_ID, areaName: "Nápoles" }, {}],
])("with districts, %o has the errors %o", (more, errors) => {
  expect(formErrors(more, { districts })).toEqual(errors);
});

test("a complement with a label of the restaurant is required by that label", () => {
  const complementLabel = "Torre y piso";
  expect(formErrors({}, { complementLabel })).toEqual({
    complement: 'address.required.complement{"label":"Torre y piso"}',
  });
  expect(formErrors({ complement: "B, 4" }, { complementLabel })).toEqual({});
});

test("a place on the map needs no street and no number, but the other fields", () => {
  const place = { street: "", number: "" };
  expect(formErrors(place, { onMap: true })).toEqual({});
  expect(formErrors(place, { onMap: true, complementLabel: "Piso" })).toEqual({
    complement: 'address.required.complement{"label":"Piso"}',
  });
});

test("an address is formatted as in its country, with the id and the name of its district", () => {
  const form = { ...typed, street: "Rua Harmonia", areaId: "vila", complement: "Ap 4" };
  expect(newAddressFromForm(form, districts, "BR")).toEqual({
    address: "Rua Harmonia, 200",
    area_id: "vila",
    area_name: "Vila Madalena",
    complement: "Ap 4",
    reference: null,
  });
});

test("only another district has a typed name", () => {
  const other = { ...typed, areaName: "Nápoles" };
  expect(
    newAddressFromForm({ ...other, areaId: OTHER_DISTRICT_ID }, districts, "MX"),
  ).toMatchObject({
    area_id: OTHER_DISTRICT_ID,
    area_name: "Nápoles",
  });
  const gone = { ...other, areaId: "gone" };
  expect(newAddressFromForm(gone, districts, "MX")).toMatchObject({ area_name: null });
});
