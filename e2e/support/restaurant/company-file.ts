import type { CompanyFile as File } from "@comanda/api/testing/small-company";

export type EditableCompanyFile = File & { categories: NonNullable<File["categories"]> };

const cash = { id: "cash", code: "cash", description: "Efectivo" };

/**
 * Builds the import file of a small restaurant that is always open: takeaway with name and phone, on
 * site, and tables by QR code. It sells a taco for 30.00, a burrito for 100.00 with a required filling,
 * and a special for 50.00 with a stock of three.
 */
export function buildCompanyFile(id: string, host: string): EditableCompanyFile {
  return {
    hosts: [host],
    company: {
      id,
      name: "La Prueba",
      timezone: "America/Mexico_City",
      country: { country_code: "MX" },
      currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
    },
    ecommerce_settings: {
      takeaway: { active: true, collect_client_info: true },
      onsite: { active: true, onsite_qr_ordering: true },
      table: { active: true },
    },
    payment_methods: { takeaway: [cash], onsite: [cash], table: [cash] },
    categories: [
      {
        id: "food",
        name: "Comida",
        products: [
          { id: "taco", name: "Taco", product_variants: [{ id: "taco-1", price: 30 }] },
          {
            id: "burrito",
            name: "Burrito",
            product_variants: [{ id: "burrito-1", price: 100 }],
            modifier_groups: [
              {
                id: "filling",
                name: "Relleno",
                min: 1,
                max: 1,
                modifiers: [
                  { id: "beef", name: "Res" },
                  { id: "beans", name: "Frijol" },
                ],
              },
            ],
          },
          {
            id: "special",
            name: "Especial",
            stock_enabled: true,
            product_variants: [{ id: "special-1", price: 50, stock: 3 }],
          },
        ],
      },
    ],
    qrs: [
      { id: `${id}-table`, name: "Mesa 4", ordering_type: "TABLE" },
      { id: `${id}-bar`, name: "Barra", ordering_type: "ONSITE" },
    ],
  };
}
