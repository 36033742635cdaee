import { everyDay } from "../restaurant/opening-hours.ts";

/**
 * The other backend's only restaurant, as it stores it: the fields of the entities in
 * docs/conformance.md, and no field that only our API has.
 */

export const fixtureNames = {
  company: "Fonda Aurora",
  soup: "Sopa de lima",
  tamal: "Tamal de elote",
  water: "Agua de jamaica",
} as const;

/** A company as the other backend answers it. */
export const fixtureCompany = (id: string) => ({
  id,
  name: fixtureNames.company,
  token: `token-${id}`,
  logo_url: null,
  address: "Calle 60 número 471, Centro",
  address_enabled: true,
  address_google_validation: false,
  city: "Mérida",
  latitude: 20.9674,
  longitude: -89.6237,
  whatsapp: "5219991234567",
  language: "es",
  timezone: "America/Merida",
  industry: "restaurant",
  country: { name: "México", country_code: "MX" },
  currency: { code: "MXN", symbol: "$", tax: 16, position: "left", show_decimals: true },
  domain_settings: { registration_status: "active", url: "https://aurora.example" },
  current_subscriptions: [{ name: "premium", monthly_orders_limit: 5000 }],
  highest_plan: "elite",
  order_limit_usage_count: 12,
  receives_orders_outside_delivery_range: false,
  delivery_districts: [
    { id: "d-1", name: "Centro", price: 25, enabled: true },
    { id: "d-2", name: "Itzimná", price: 40, enabled: true },
  ],
  delivery_ranges: [{ enabled: true, max: 5 }],
  delivery_areas: [],
  coupon_published: { active: true, start_date: "2020-01-01", end_date: "2099-12-31" },
  google_ratings_count: 120,
  business_hours_settings: everyDay({
    is_active: true,
    hours: [{ open: "00:00", close: "23:59", id: 1 }],
  }),
  settings: { facebook_domain_validation: null },
});

const serviceType = {
  active: true,
  additional_input: null,
  collect_client_info: true,
  scheduled_orders_enabled: false,
  disabled_until: null,
  tip: { active: false, type: "percentage", comment: null },
};

/** The settings of its pages. */
export const fixtureSettings = () => ({
  checkout_type: "WEBAPP",
  layout_settings: {
    landing: {
      title: {
        name: "Fonda Aurora en línea",
        summary: "Cocina yucateca",
        font: "rubik",
        text_color: "#222222",
      },
      content: { font: "nunito", text_color: "#333333" },
      body: { background_type: "flat_color", background_color: "#fff4e0" },
      buttons_icons: { form: "filled_squared" },
      contents: [
        { id: 1, name: "Menú", order: 1, status: "enabled", type: "menu_webapp_url", value: "x" },
        {
          id: 2,
          name: "Nuestro blog",
          order: 2,
          status: "enabled",
          type: "blog",
          value: "https://aurora.example/blog",
        },
      ],
      footer: { download_app_enabled: false },
    },
    product: {
      body: { background_type: "flat_color", background_color: "#ffffff" },
      buttons_icons: { form: "filled_squared" },
      content: { font: "nunito" },
      secondary_color: "#884400",
    },
  },
  analytics_settings: { facebook_pixel: null },
  google_settings: {
    ratings_score: 4.5,
    ratings_count: 120,
    display_ratings: true,
    place_id: "place-aurora",
  },
  social_networks_settings: {
    instagramUrl: "https://instagram.example/aurora",
    facebookUrl: null,
    tiktokUrl: null,
    tripadvisorUrl: null,
  },
  additional_address_information: null,
  table: serviceType,
  takeaway: serviceType,
  onsite: { ...serviceType, onsite_qr_ordering: false },
  delivery: {
    ...serviceType,
    prices: {
      type: "districts",
      districts: [
        { name: "Centro", enabled: true },
        { name: "Itzimná", enabled: true },
      ],
    },
    average_time: "30",
    minimum_amount_to_allow: 0,
    minimum_amount_for_free: null,
    google_maps_validation: false,
  },
});

const variant = (id: string, name: string | null, price: number) => ({
  id,
  name,
  price,
  original_price: price,
  selected: true,
  stock: 50,
});

const product = (id: string, name: string, variants: object[], category_id: string) => ({
  id,
  name,
  description: `${name} de la casa`,
  visible: true,
  stock_enabled: false,
  images: [{ image_url: `https://pictures.example/${id}.webp` }],
  category_id,
  prices: [],
  product_variants: variants,
});

/** Its menu. */
export const fixtureCategories = () => [
  {
    id: "cat-1",
    name: "Platillos",
    products: [
      product("p-1", fixtureNames.soup, [variant("v-1", null, 80)], "cat-1"),
      product(
        "p-2",
        fixtureNames.tamal,
        [variant("v-2", "Chico", 30), { ...variant("v-3", "Grande", 45), selected: false }],
        "cat-1",
      ),
    ],
  },
  {
    id: "cat-2",
    name: "Bebidas",
    products: [product("p-3", fixtureNames.water, [variant("v-4", null, 25)], "cat-2")],
  },
];

/** Its settings of each service type, without a service fee. */
export const fixtureOrderSettings = () => {
  const free = { service_fee: { value: 0, optional: false } };
  return {
    table: free,
    onsite: free,
    takeaway: { service_fee: { value: 10, optional: true } },
    delivery: free,
  };
};

const cash = {
  id: "cash",
  code: "cash",
  description: "Efectivo",
  payment_code: "01",
  provider_id: null,
  provider_code: null,
  payment_method_fee: 0,
};

/** Its payment methods: cash for each service type. */
export const fixturePaymentMethods = () => ({
  table: [cash],
  onsite: [cash],
  takeaway: [cash],
  delivery: [cash],
});

/** Its published coupons. */
export const fixtureCoupons = () => [
  {
    id: "cup-1",
    code: "AURORA10",
    discount_type: "percentage",
    value: 10,
    usage_limit: 100,
    coupons_used: 3,
    min_amount: 50,
  },
];

/** Its loyalty program, with one reward. */
export const fixtureLoyalty = () => ({
  loyalty_program: {
    active: true,
    rewards: [{ required_points: 40 }],
  },
});

/** What a delivery costs anywhere. */
export const fixtureDeliveryCost = () => ({ area_price: 25, area_id: "d-1", area_name: "Centro" });

/** A QR code of a table. */
export const fixtureQr = (id: string) => ({
  id,
  name: "Mesa 7",
  zone: { name: "Patio" },
  ordering_type: "TABLE",
});

/** A client whose fields are empty but for the calling code. */
export const fixtureClient = (id: string) => ({
  id,
  source: "WEBAPP",
  name: "",
  country_calling_code: "52",
  phone_number: "",
  email: null,
  addresses: [],
  available_points: 0,
});
