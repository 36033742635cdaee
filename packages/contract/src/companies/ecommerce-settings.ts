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

const Color = text(64);
const Url = text(2048);

const Gradient = v.object({ degraded_1: nullByDefault(Color), degraded_2: nullByDefault(Color) });

const BackgroundImage = v.object({
  desktop_url: nullByDefault(Url),
  mobile_url: nullByDefault(Url),
  desktop_thumbnail_url: nullByDefault(Url),
  mobile_thumbnail_url: nullByDefault(Url),
});

const Body = v.object({
  background_type: v.nullish(v.picklist(["flat_color", "gradient", "image"]), "flat_color"),
  background_color: nullByDefault(Color),
  degraded_color: nullByDefault(Gradient),
  background_image: nullByDefault(BackgroundImage),
});

const Buttons = v.object({
  form: nullByDefault(text(40)),
  background_color: nullByDefault(Color),
  text_color: nullByDefault(Color),
});

const Content = v.object({
  font: nullByDefault(text(40)),
  text_color: nullByDefault(Color),
  secondary_color: nullByDefault(Color),
});

const LandingContent = v.object({
  id: nullByDefault(v.union([v.string(), v.number()])),
  name: nullByDefault(text(120)),
  order: nullByDefault(v.number()),
  status: nullByDefault(v.union([v.string(), v.boolean()])),
  type: nullByDefault(text(40)),
  /** A number if another backend writes a phone number as one. */
  value: nullByDefault(v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])),
});

const LandingLayout = v.object({
  title: nullByDefault(
    v.object({
      name: nullByDefault(text(160)),
      summary: nullByDefault(text(600)),
      font: nullByDefault(text(40)),
      text_color: nullByDefault(Color),
    }),
  ),
  content: nullByDefault(Content),
  body: nullByDefault(Body),
  buttons_icons: nullByDefault(Buttons),
  contents: list(LandingContent, 100),
  footer: nullByDefault(
    v.object({ download_app_enabled: falseByDefault, promotion_enabled: trueByDefault }),
  ),
});

const ProductLayout = v.object({
  body: nullByDefault(Body),
  buttons_icons: nullByDefault(Buttons),
  content: nullByDefault(Content),
  secondary_color: nullByDefault(Color),
});

/** The settings that every service type has. */
const ServiceTypeSettings = v.object({
  active: falseByDefault,
  /** The first question of the checkout, such as the table's number; no question if empty. */
  additional_input: nullByDefault(text(200)),
  collect_client_info: falseByDefault,
  scheduled_orders_enabled: falseByDefault,
  /** The end of a pause, an ISO 8601 instant; UTC if it has no zone. */
  disabled_until: optionalInstant(text(40)),
  tip: nullByDefault(
    v.object({
      active: falseByDefault,
      type: nullByDefault(text(40)),
      comment: nullByDefault(text(300)),
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
      max: v.nullish(v.number(), 0),
      price: nullByDefault(Amount),
    }),
    100,
  ),
});

const DeliverySettings = v.object({
  ...ServiceTypeSettings.entries,
  prices: nullByDefault(DeliveryPrices),
  /** Minutes, or '-' if unknown. */
  average_time: nullByDefault(v.union([v.string(), v.number()])),
  minimum_amount_to_allow: nullByDefault(v.union([v.string(), v.number()])),
  minimum_amount_for_free: nullByDefault(v.union([v.string(), v.number()])),
  google_maps_validation: falseByDefault,
});

/** How a company sells: layout, service types, delivery. An absent service type is not offered. */
export const EcommerceSettings = v.object({
  checkout_type: v.nullish(v.picklist(["WEBAPP", "WHATSAPP", "READONLY"]), "WEBAPP"),
  layout_settings: nullByDefault(
    v.object({ landing: nullByDefault(LandingLayout), product: nullByDefault(ProductLayout) }),
  ),
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
  table: nullByDefault(ServiceTypeSettings),
  onsite: nullByDefault(OnsiteSettings),
  takeaway: nullByDefault(ServiceTypeSettings),
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
