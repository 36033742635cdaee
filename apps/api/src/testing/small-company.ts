import type { ImportFile } from "@comanda/contract/companies/import-file";
import type { InferInput } from "valibot";

export type CompanyFile = InferInput<typeof ImportFile>;

/**
 * Returns a small restaurant as an import file, always open: takeaway, on site, delivery from
 * 200.00, and tables by QR code. Tacos have modifiers, the special has a stock of 50, the hidden
 * product cannot be ordered.
 */
export function smallCompany(id = "tacos"): SmallCompany {
  return {
    hosts: [`${id}.test`],
    company: {
      id,
      name: "Tacos",
      timezone: "America/Mexico_City",
      country: { country_code: "MX" },
      currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
      whatsapp: "525512345678",
    },
    ecommerce_settings: {
      takeaway: { active: true, tip: { active: true } },
      onsite: { active: true, onsite_qr_ordering: true, collect_client_info: true },
      delivery: { active: true, minimum_amount_to_allow: 200 },
      table: { active: true },
    },
    order_settings: { onsite: { service_fee: { value: 10 } } },
    payment_methods: {
      takeaway: [
        { id: "cash", code: "cash" },
        { id: "terminal", code: "card_on_delivery", payment_method_fee: 5 },
        { id: "stripe_card", code: "stripe_card", provider_id: "stripe" },
        { id: "sandbox_card", code: "sandbox_card", provider_id: "sandbox" },
      ],
      onsite: [{ id: "cash", code: "cash" }],
      table: [{ id: "cash", code: "cash" }],
      delivery: [{ id: "cash", code: "cash" }],
    },
    categories: [
      {
        id: "tacos",
        name: "Tacos",
        products: [
          {
            id: "taco",
            name: "Taco",
            images: [{ image_url: "taco.png" }, { image_url: "https://pictures.test/taco.jpg" }],
            product_variants: [
              { id: "taco-1", name: "One", price: 28.5 },
              { id: "taco-3", name: "Three", price: 80, original_price: 85.5 },
            ],
            modifier_groups: [
              {
                id: "salsa",
                name: "Salsa",
                min: 1,
                max: 2,
                modifiers: [
                  { id: "green", name: "Green" },
                  { id: "red", name: "Red", price: 5, max: 1 },
                  { id: "secret", name: "Secret", visible: false },
                  { id: "rare", name: "Rare", price: 10, stock: 3 },
                ],
              },
            ],
          },
          {
            id: "hidden",
            name: "Hidden",
            visible: false,
            product_variants: [{ id: "hidden-1", price: 1 }],
          },
        ],
      },
      {
        id: "counted",
        name: "Counted",
        products: [
          {
            id: "special",
            name: "Special",
            stock_enabled: true,
            product_variants: [{ id: "special-1", price: 100, stock: 50 }],
          },
          {
            id: "other",
            name: "Other",
            stock_enabled: true,
            product_variants: [
              { id: "other-1", name: "Small", price: 10, stock: 5 },
              { id: "other-2", price: 11, stock: 5 },
            ],
          },
        ],
      },
      { id: "empty", name: "Empty", products: [] },
    ],
    coupons: [{ id: "ten", code: "TEN", discount_type: "percentage", value: 10 }],
    loyalty_settings: { loyalty_program: { active: true, rewards: [] } },
    qrs: [{ id: `${id}-table-4`, name: "Table 4", ordering_type: "TABLE" }],
  };
}

type Categories = NonNullable<CompanyFile["categories"]>;
export type SmallCompany = CompanyFile & { categories: Categories };

/** Returns the small company with some of its menu or settings changed. */
export function changedCompany(change: (file: SmallCompany) => void): SmallCompany {
  const file = smallCompany();
  change(file);
  return file;
}

/**
 * Returns a company like the small one, with other ids: its products, modifiers, payment methods
 * and coupons are `burgers-taco` and the like.
 */
export function foreignCompany(id = "burgers"): CompanyFile {
  const withCompanyIds = (part: object) =>
    JSON.parse(JSON.stringify(part, (key, value) => (key === "id" ? `${id}-${value}` : value)));
  const { categories, payment_methods = {}, coupons = [], ...file } = smallCompany(id);
  return {
    ...file,
    categories: withCompanyIds(categories),
    payment_methods: withCompanyIds(payment_methods ?? {}),
    coupons: withCompanyIds(coupons ?? []),
  };
}

/** The ids of `smallCompany`. It has no delivery areas: no request finds this one. */
export const smallCompanySubjects = {
  companyId: "tacos",
  host: "tacos.test",
  productId: "taco",
  variantId: "taco-1",
  modifierId: "green",
  qrId: "tacos-table-4",
  areaId: "center",
  paymentMethodId: "cash",
} as const;
