import * as v from "valibot";
import {
  Amount,
  Count,
  Id,
  list,
  maybe,
  momentOf,
  offByDefault,
  onByDefault,
  text,
} from "./parts.ts";
import { Shape } from "./shape.ts";

const Color = text(64);
const Url = text(2048);

const Gradient = v.object({ degraded_1: maybe(Color), degraded_2: maybe(Color) });

const BackgroundImage = v.object({
  desktop_url: maybe(Url),
  mobile_url: maybe(Url),
  desktop_thumbnail_url: maybe(Url),
  mobile_thumbnail_url: maybe(Url),
});

const Body = v.object({
  background_type: v.nullish(v.picklist(["flat_color", "gradient", "image"]), "flat_color"),
  background_color: maybe(Color),
  degraded_color: maybe(Gradient),
  background_image: maybe(BackgroundImage),
});

const Buttons = v.object({
  form: maybe(text(40)),
  background_color: maybe(Color),
  text_color: maybe(Color),
});

const Content = v.object({
  font: maybe(text(40)),
  text_color: maybe(Color),
  secondary_color: maybe(Color),
});

const LandingContent = v.object({
  id: maybe(v.union([v.string(), v.number()])),
  name: maybe(text(120)),
  order: maybe(v.number()),
  status: maybe(v.union([v.string(), v.boolean()])),
  type: maybe(text(40)),
  /** A number where another backend writes a phone number as one. */
  value: maybe(v.union([v.string(), v.number(), v.record(v.string(), v.unknown())])),
});

const LandingLayout = v.object({
  title: maybe(
    v.object({
      name: maybe(text(160)),
      summary: maybe(text(600)),
      font: maybe(text(40)),
      text_color: maybe(Color),
    }),
  ),
  content: maybe(Content),
  body: maybe(Body),
  buttons_icons: maybe(Buttons),
  contents: list(LandingContent, 100),
  footer: maybe(v.object({ download_app_enabled: offByDefault, promotion_enabled: onByDefault })),
});

const ProductLayout = v.object({
  body: maybe(Body),
  buttons_icons: maybe(Buttons),
  content: maybe(Content),
  secondary_color: maybe(Color),
});

/** What a service type says of itself (spec §3, "Per service type"). */
const ServiceTypeSettings = v.object({
  active: offByDefault,
  /** The question asked first at checkout, such as the table's number; none when empty. */
  additional_input: maybe(text(200)),
  collect_client_info: offByDefault,
  scheduled_orders_enabled: offByDefault,
  /** ISO 8601 instant until which the type is paused; one without a zone is of UTC. */
  disabled_until: momentOf(text(40)),
  tip: maybe(v.object({ active: offByDefault, type: maybe(text(40)), comment: maybe(text(300)) })),
});

const OnsiteSettings = v.object({
  ...ServiceTypeSettings.entries,
  onsite_qr_ordering: offByDefault,
  /** `seat` shows the type as 'at the seat'. */
  onsite_label: maybe(text(20)),
});

const DeliveryPrices = v.object({
  type: maybe(text(40)),
  fixed: maybe(v.object({ price: maybe(Amount) })),
  distance: maybe(v.object({ price_per_km: maybe(Amount), starting_price: maybe(Amount) })),
  area: maybe(
    v.object({
      areas: list(
        v.object({ id: Id, enabled: onByDefault, paths: Shape, price: maybe(Amount) }),
        500,
      ),
      enable_out_of_area: offByDefault,
    }),
  ),
  districts: list(
    v.object({
      id: maybe(Id),
      name: text(120),
      enabled: onByDefault,
      price: maybe(Amount),
      paths: Shape,
    }),
  ),
  ranges: list(
    v.object({
      id: maybe(Id),
      enabled: onByDefault,
      max: v.nullish(v.number(), 0),
      price: maybe(Amount),
    }),
    100,
  ),
});

const DeliverySettings = v.object({
  ...ServiceTypeSettings.entries,
  prices: maybe(DeliveryPrices),
  /** Minutes, or '-' when unknown. */
  average_time: maybe(v.union([v.string(), v.number()])),
  minimum_amount_to_allow: maybe(v.union([v.string(), v.number()])),
  minimum_amount_for_free: maybe(v.union([v.string(), v.number()])),
  google_maps_validation: offByDefault,
});

/** Spec §3, Ecommerce settings. A service type that is absent is not offered. */
export const EcommerceSettings = v.object({
  checkout_type: v.nullish(v.picklist(["WEBAPP", "WHATSAPP", "READONLY"]), "WEBAPP"),
  layout_settings: maybe(
    v.object({ landing: maybe(LandingLayout), product: maybe(ProductLayout) }),
  ),
  analytics_settings: maybe(v.object({ facebook_pixel: maybe(text(64)) })),
  google_settings: maybe(
    v.object({
      ratings_score: maybe(v.number()),
      ratings_count: maybe(Count),
      display_ratings: offByDefault,
      place_id: maybe(text(200)),
    }),
  ),
  social_networks_settings: maybe(
    v.object({
      instagramUrl: maybe(Url),
      facebookUrl: maybe(Url),
      tiktokUrl: maybe(Url),
      tripadvisorUrl: maybe(Url),
    }),
  ),
  /** A custom label of the address complement; setting it makes the complement required. */
  additional_address_information: maybe(text(120)),
  table: maybe(ServiceTypeSettings),
  onsite: maybe(OnsiteSettings),
  takeaway: maybe(ServiceTypeSettings),
  delivery: maybe(DeliverySettings),
});
export type EcommerceSettings = v.InferOutput<typeof EcommerceSettings>;

const OrderTypeSettings = v.object({
  service_fee: maybe(v.object({ value: v.nullish(v.number(), 0), optional: offByDefault })),
});

/** Order settings by service type; the fee is a percentage of the goods. */
export const OrderSettings = v.object({
  table: maybe(OrderTypeSettings),
  onsite: maybe(OrderTypeSettings),
  takeaway: maybe(OrderTypeSettings),
  delivery: maybe(OrderTypeSettings),
});
export type OrderSettings = v.InferOutput<typeof OrderSettings>;
