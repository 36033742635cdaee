import * as v from "valibot";
import {
  Amount,
  falseByDefault,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  optionalInstant,
  text,
  trueByDefault,
} from "../fields/field-schemas.ts";
import { Shape } from "../fields/shape.ts";
import { OriginalTexts, translatedComment, translatedQuestion } from "../fields/translations.ts";
import { LayoutSettings, Url } from "./layout-settings.ts";

/** The settings that every service type has. */
const ServiceTypeSettings = v.object({
  active: falseByDefault,
  /** The first question of the checkout, such as the table's number; no question if empty. */
  additional_input: nullByDefault(text(200)),
  translations: translatedQuestion(200),
  original_texts: OriginalTexts,
  collect_client_info: falseByDefault,
  scheduled_orders_enabled: falseByDefault,
  /** The end of a pause, an ISO 8601 instant; UTC if it has no zone. */
  disabled_until: optionalInstant(text(40)),
  tip: nullByDefault(
    v.object({
      active: falseByDefault,
      type: nullByDefault(text(40)),
      comment: nullByDefault(text(300)),
      translations: translatedComment(300),
      original_texts: OriginalTexts,
    }),
  ),
});

const OnsiteSettings = v.object({
  ...ServiceTypeSettings.entries,
  onsite_qr_ordering: falseByDefault,
  /** `seat` changes the type's name to 'at the seat'. */
  onsite_label: nullByDefault(text(20)),
});

const DeliveryPrices = v.object({
  type: nullByDefault(text(40)),
  fixed: nullByDefault(v.object({ price: nullByDefault(Amount) })),
  distance: nullByDefault(
    v.object({ price_per_km: nullByDefault(Amount), starting_price: nullByDefault(Amount) }),
  ),
  area: nullByDefault(
    v.object({
      areas: list(
        v.object({ id: Id, enabled: trueByDefault, paths: Shape, price: nullByDefault(Amount) }),
        500,
      ),
      enable_out_of_area: falseByDefault,
    }),
  ),
  districts: list(
    v.object({
      id: nullByDefault(Id),
      name: text(120),
      enabled: trueByDefault,
      price: nullByDefault(Amount),
      paths: Shape,
    }),
  ),
  ranges: list(
    v.object({
      id: nullByDefault(Id),
      enabled: trueByDefault,
      /** The end of the range, in kilometres from the restaurant. */
      max: v.nullish(v.number(), 0),
      price: nullByDefault(Amount),
    }),
    100,
  ),
});

const TakeawaySettings = v.object({
  ...ServiceTypeSettings.entries,
  /**
   * Minutes until a takeaway is ready, as `average_time` of a delivery. This server's answers say what the board
   * promises by default, whatever a file says; absent where that is not known.
   */
  average_time: v.nullish(v.union([v.string(), v.number()])),
});

const DeliverySettings = v.object({
  ...ServiceTypeSettings.entries,
  prices: nullByDefault(DeliveryPrices),
  /** Minutes, or '-' if unknown. */
  average_time: nullByDefault(v.union([v.string(), v.number()])),
  /** `average_time` without the minutes of a slowdown; only in this server's answers, and only during one. */
  usual_time: v.nullish(v.union([v.string(), v.number()])),
  minimum_amount_to_allow: nullByDefault(v.union([v.string(), v.number()])),
  minimum_amount_for_free: nullByDefault(v.union([v.string(), v.number()])),
  google_maps_validation: falseByDefault,
});

/** How a company sells: layout, service types, delivery. An absent service type is not offered. */
export const EcommerceSettings = v.object({
  checkout_type: v.nullish(v.picklist(["WEBAPP", "WHATSAPP", "READONLY"]), "WEBAPP"),
  layout_settings: nullByDefault(LayoutSettings),
  analytics_settings: nullByDefault(v.object({ facebook_pixel: nullByDefault(text(64)) })),
  google_settings: nullByDefault(
    v.object({
      ratings_score: nullByDefault(v.number()),
      ratings_count: nullByDefault(NonNegativeInteger),
      display_ratings: falseByDefault,
      place_id: nullByDefault(text(200)),
    }),
  ),
  social_networks_settings: nullByDefault(
    v.object({
      instagramUrl: nullByDefault(Url),
      facebookUrl: nullByDefault(Url),
      tiktokUrl: nullByDefault(Url),
      tripadvisorUrl: nullByDefault(Url),
    }),
  ),
  /** A custom label of the address complement; the complement is required if the label is set. */
  additional_address_information: nullByDefault(text(120)),
  /**
   * Whether guests can order together. Absent in a file means that they can; this server's answers always
   * say it, so that the pages offer nothing that another backend does not have.
   */
  shared_carts: v.nullish(v.boolean()),
  table: nullByDefault(ServiceTypeSettings),
  onsite: nullByDefault(OnsiteSettings),
  takeaway: nullByDefault(TakeawaySettings),
  delivery: nullByDefault(DeliverySettings),
});
export type EcommerceSettings = v.InferOutput<typeof EcommerceSettings>;

const OrderTypeSettings = v.object({
  service_fee: nullByDefault(
    v.object({ value: v.nullish(v.number(), 0), optional: falseByDefault }),
  ),
});

/** Order settings by service type; the fee is a percentage of the subtotal (`serviceFeeOf`). */
export const OrderSettings = v.object({
  table: nullByDefault(OrderTypeSettings),
  onsite: nullByDefault(OrderTypeSettings),
  takeaway: nullByDefault(OrderTypeSettings),
  delivery: nullByDefault(OrderTypeSettings),
});
export type OrderSettings = v.InferOutput<typeof OrderSettings>;
