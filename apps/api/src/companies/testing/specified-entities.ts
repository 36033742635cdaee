import { WEEKDAYS } from "@comanda/domain/hours/time-zone";

const currency = { code: "MXN", symbol: "$", tax: 16, position: "right", show_decimals: false };
const ring = [
  { latitude: 19, longitude: -99 },
  { latitude: 19, longitude: -98 },
  { latitude: 20, longitude: -98 },
];

/** Like every entity here: each field that the specification lists, each with its own value. */
export const company = {
  id: "tacos",
  name: "Tacos",
  token: "token-1",
  logo_url: "https://pictures.test/logo.webp",
  logo_thumbnail_url: "https://pictures.test/small.webp",
  address: "Colima 220",
  address_enabled: false,
  address_google_validation: true,
  city: "Mexico City",
  latitude: 19.5,
  longitude: -99.5,
  whatsapp: "525512345678",
  language: "es",
  timezone: "America/Mexico_City",
  industry: "restaurant",
  country: { name: "Mexico", country_code: "MX" },
  currency,
  domain_settings: { registration_status: "active", url: "tacos.example" },
  current_subscriptions: [{ name: "premium", monthly_orders_limit: 500 }],
  highest_plan: "elite",
  order_limit_usage_count: 7,
  receives_orders_outside_delivery_range: true,
  delivery_districts: [{ id: "roma", name: "Roma", price: 20, enabled: false, paths: ring }],
  delivery_ranges: [{ enabled: false, max: 5 }],
  delivery_areas: [{ id: "north", enabled: false, price: 30, area: ring }],
  coupon_published: { active: true, start_date: "2026-01-01", end_date: "2026-12-31" },
  google_ratings_count: 42,
  business_hours_settings: Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      { is_active: day !== "sunday", hours: [{ open: "00:00", close: "23:59", id: "h1" }] },
    ]),
  ),
  settings: { facebook_domain_validation: "abc123" },
};

const body = {
  background_type: "image",
  background_color: "#ffffff",
  degraded_color: { degraded_1: "#eeeeee", degraded_2: "#dddddd" },
  background_image: {
    desktop_url: "https://pictures.test/wide.webp",
    mobile_url: "https://pictures.test/tall.webp",
    desktop_thumbnail_url: "https://pictures.test/wide-small.webp",
    mobile_thumbnail_url: "https://pictures.test/tall-small.webp",
  },
};
const ofType = {
  active: true,
  additional_input: "Which table?",
  collect_client_info: true,
  scheduled_orders_enabled: true,
  disabled_until: "2020-01-01T12:00:00.000Z",
  tip: { active: true, type: "percentage", comment: "For the kitchen" },
};
export const settings = {
  checkout_type: "WHATSAPP",
  layout_settings: {
    landing: {
      title: { name: "Tacos!", summary: "Hot", font: "rubik", text_color: "#111111" },
      content: { font: "nunito", text_color: "#222222" },
      body,
      buttons_icons: { form: "outlined_rounded" },
      contents: [
        {
          id: "b1",
          name: "Menu",
          order: 1,
          status: "enabled",
          type: "menu_webapp_url",
          value: "x",
        },
      ],
      footer: { download_app_enabled: true, promotion_enabled: false },
    },
    product: {
      body,
      buttons_icons: { form: "filled_squared" },
      content: { font: "poppins" },
      secondary_color: "#333333",
    },
  },
  analytics_settings: { facebook_pixel: "123456789012345" },
  google_settings: {
    ratings_score: 4.5,
    ratings_count: 40,
    display_ratings: true,
    place_id: "place-1",
  },
  social_networks_settings: {
    instagramUrl: "https://instagram.com/a",
    facebookUrl: "https://facebook.com/a",
    tiktokUrl: "https://tiktok.com/@a",
    tripadvisorUrl: "https://tripadvisor.com/a",
  },
  additional_address_information: "Tower",
  table: ofType,
  onsite: { ...ofType, onsite_qr_ordering: true },
  takeaway: ofType,
  delivery: {
    ...ofType,
    prices: {
      type: "fixed",
      fixed: { price: 10 },
      distance: { price_per_km: 5, starting_price: 15 },
      area: { areas: [{ id: "south", enabled: false, paths: ring }], enable_out_of_area: true },
      districts: [
        { name: "Condesa", enabled: true },
        { name: "Centro", enabled: false },
      ],
      ranges: [{ max: 9 }],
    },
    average_time: "25-35",
    minimum_amount_to_allow: 100,
    minimum_amount_for_free: 400,
    google_maps_validation: true,
  },
};

const product = {
  id: "taco",
  name: "Taco",
  description: "With pineapple",
  visible: true,
  stock_enabled: true,
  images: [{ image_url: "https://pictures.test/taco.webp" }],
  category_id: "tacos",
  product_category_id: "tacos",
  prices: [{ id: "p1", name: "One", price: 30, original_price: 35 }],
  product_variants: [
    {
      id: "v1",
      name: "One",
      price: 30,
      original_price: 35,
      price_id: "p1",
      selected: true,
      stock: 9,
    },
  ],
};
export const categories = [{ id: "tacos", name: "Tacos", products: [product] }];
const coupon = { id: "ten", code: "TEN", description: "Ten off" };
export const coupons = [
  { ...coupon, discount_type: "percentage", value: 10, usage_limit: 50, coupons_used: 3 },
  { id: "five", code: "FIVE", discount_type: "fixed", value: 5, usage_limit: 9, coupons_used: 1 },
].map((each) => ({ ...each, min_amount: 20 }));
export const loyalty = {
  loyalty_program: {
    active: true,
    rewards: [{ id: "dessert", name: "Dessert", required_points: 60 }],
  },
};
const method = {
  id: "stripe_card",
  code: "stripe_card",
  description: "Card",
  payment_code: "card",
  provider_id: "stripe",
  provider_code: "stripe_card",
  payment_method_fee: 3.5,
};
export const methods = { takeaway: [method, { id: "cash", code: "cash" }] };
export const fees = {
  table: { service_fee: { value: 12, optional: false } },
  onsite: { service_fee: { value: 8, optional: true } },
  takeaway: { service_fee: { value: 10, optional: true } },
  delivery: { service_fee: { value: 5, optional: false } },
};
export const qr = {
  id: "table-4",
  name: "Table 4",
  zone: { name: "Terrace" },
  ordering_type: "TABLE",
};
