import * as v from "valibot";
import {
  AnyInstant,
  Id,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  ServiceType,
} from "../fields/field-schemas.ts";
import { Breakdown, Discount, OrderStatus } from "../orders/order.ts";

const Text = nullByDefault(v.string());

const ExportedAddress = v.object({
  text: v.string(),
  complement: Text,
  reference: Text,
  area: Text,
  latitude: nullByDefault(v.number()),
  longitude: nullByDefault(v.number()),
});

/** A person's record of one device. */
const ExportedClient = v.object({
  id: Id,
  source: v.string(),
  name: v.string(),
  country_calling_code: v.string(),
  phone_number: v.string(),
  email: Text,
  points: NonNegativeInteger,
  created_at: AnyInstant,
  addresses: v.array(v.object({ ...ExportedAddress.entries, id: Id, created_at: AnyInstant })),
});

const ExportedLine = v.object({
  name: v.string(),
  variant_name: Text,
  quantity: NonNegativeInteger,
  unit_price: ResponseAmount,
  comment: Text,
  modifiers: v.array(
    v.object({ name: v.string(), quantity: NonNegativeInteger, unit_price: ResponseAmount }),
  ),
});

/** An attempt to pay online, without what it is paid with. */
const ExportedPayment = v.object({
  id: Id,
  provider: v.string(),
  instrument: v.string(),
  amount: ResponseAmount,
  received: nullByDefault(ResponseAmount),
  currency: v.string(),
  status: v.string(),
  /** What the provider was sent of the person. */
  customer_name: Text,
  customer_phone: Text,
  customer_email: Text,
  ip_address: Text,
  created_at: AnyInstant,
});

const ExportedOrder = v.object({
  id: Id,
  public_id: NonNegativeInteger,
  status: OrderStatus,
  service_type: ServiceType,
  source: v.string(),
  created_at: AnyInstant,
  /** Null for a draft, which was not ordered. */
  placed_at: nullByDefault(AnyInstant),
  scheduled_for: nullByDefault(AnyInstant),
  /** The name and phone of the order. */
  name: Text,
  phone: Text,
  address: nullByDefault(ExportedAddress),
  /** Metres by road to the address, where the price depends on them. */
  meters: nullByDefault(v.number()),
  table: Text,
  comment: Text,
  utm_source: Text,
  utm_campaign: Text,
  currency: v.string(),
  lines: v.array(ExportedLine),
  discounts: v.array(Discount),
  breakdown: nullByDefault(Breakdown),
  payment_method: Text,
  /** The cash that the person said to pay with. */
  cash: nullByDefault(ResponseAmount),
  payments: v.array(ExportedPayment),
  /** Money that went back, or is to go back, and why as staff wrote it. */
  refunds: v.array(
    v.object({
      amount: ResponseAmount,
      state: v.string(),
      reason: Text,
      created_at: AnyInstant,
    }),
  ),
  history: v.array(v.object({ status: OrderStatus, at: AnyInstant })),
  /** What the restaurant wrote to the person. */
  cancel_reason: Text,
  proposal_reasons: v.array(v.string()),
  rating: nullByDefault(
    v.object({ score: NonNegativeInteger, comment: Text, created_at: AnyInstant }),
  ),
});

/** Everything that a company has stored about a person, as it is saved to a file. */
export const CustomerExport = v.object({
  exported_at: AnyInstant,
  company: v.object({ id: Id, name: v.string() }),
  clients: v.array(ExportedClient),
  orders: v.array(ExportedOrder),
});
export type CustomerExport = v.InferOutput<typeof CustomerExport>;
