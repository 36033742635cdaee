import * as v from "valibot";
import {
  Id,
  Latitude,
  Longitude,
  list,
  nullByDefault,
  requiredLine,
  requiredText,
  text,
} from "../fields/field-schemas.ts";

/** The body of `createClient`, which finds or creates the client with this phone number on the visitor's device. */
export const ClientToCreate = v.object({
  company_id: nullByDefault(Id),
  /** One line: it stands in tickets and messages to the restaurant. */
  name: requiredLine(120),
  /** With or without '+'. */
  country_calling_code: v.pipe(
    v.string(),
    v.regex(/^\+?\d{1,4}$/u, "must be a calling code such as +52"),
  ),
  /** National digits; the server removes spaces, hyphens and parentheses. */
  phone_number: v.pipe(
    v.string(),
    v.maxLength(25),
    v.regex(/^[\s().-]*\d[\d\s().-]*$/u, "must be a phone number"),
  ),
});

export const AddressToCreate = v.object({
  client_id: Id,
  address: requiredText(300),
  area_id: nullByDefault(Id),
  area_name: nullByDefault(text(120)),
  complement: nullByDefault(text(200)),
  reference: nullByDefault(text(200)),
  latitude: nullByDefault(Latitude),
  longitude: nullByDefault(Longitude),
});

export const ClientAddress = v.object({
  id: Id,
  client_id: Id,
  address: v.string(),
  complement: nullByDefault(v.string()),
  reference: nullByDefault(v.string()),
  area_id: nullByDefault(v.string()),
  area_name: nullByDefault(v.string()),
  latitude: nullByDefault(v.number()),
  longitude: nullByDefault(v.number()),
});
export type ClientAddress = v.InferOutput<typeof ClientAddress>;

export const Client = v.object({
  id: Id,
  source: nullByDefault(v.string()),
  name: nullByDefault(v.string()),
  country_calling_code: nullByDefault(v.string()),
  phone_number: nullByDefault(v.string()),
  email: nullByDefault(v.string()),
  addresses: list(ClientAddress),
  available_points: v.nullish(v.number(), 0),
});
export type Client = v.InferOutput<typeof Client>;
