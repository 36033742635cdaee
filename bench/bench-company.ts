/** The company of the benchmarks and its host; browsers resolve `*.localhost` to this machine. */
export const BENCH_COMPANY_ID = "bench";
export const BENCH_HOST = hostOf(BENCH_COMPANY_ID);

const CATEGORIES = 10;
const PRODUCTS_EACH = 20;

/** A method of the payment sandbox. */
export const benchPixMethod = { id: "sandbox_pix", code: "sandbox_pix", provider_id: "sandbox" };

/** The host of a company of the benchmarks, which leads to this machine. */
export function hostOf(companyId: string): string {
  return `${companyId}.localhost`;
}

/**
 * Builds an import file: always open, 200 products with descriptions and modifiers, one with a stock.
 */
export function buildBenchCompany(id = BENCH_COMPANY_ID) {
  return {
    hosts: [hostOf(id)],
    company: {
      id,
      name: "The Bench",
      timezone: "America/Mexico_City",
      country: { country_code: "MX" },
      currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
    },
    ecommerce_settings: { takeaway: { active: true }, onsite: { active: true } },
    payment_methods: {
      takeaway: [{ id: "cash", code: "cash" }, benchPixMethod],
      onsite: [{ id: "cash", code: "cash" }],
    },
    categories: Array.from({ length: CATEGORIES }, (_, at) => category(at)),
  };
}

/** An order of two lines, one of them of the product with a stock. */
export const orderRequest = {
  company_id: BENCH_COMPANY_ID,
  service_type: "TAKEAWAY",
  combos: [
    { product_id: "p0-0", variant_id: "p0-0-a", quantity: 1 },
    {
      product_id: "p0-1",
      variant_id: "p0-1-a",
      quantity: 2,
      modifiers: [{ modifier_id: "p0-1-m0", quantity: 1 }],
    },
  ],
};

export const cashPaymentUpdate = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

const WORDS =
  "corn tortilla slow roasted pork pineapple onion coriander lime smoked chile cream beans".split(
    " ",
  );

/** Words that differ between products, as on a real menu: equal words would compress too well. */
function words(seed: number, count: number): string {
  const at = (index: number) => WORDS[(seed * 7 + index * (seed % 5) + index) % WORDS.length];
  return Array.from({ length: count }, (_, index) => at(index)).join(" ");
}

function category(at: number) {
  const products = Array.from({ length: PRODUCTS_EACH }, (_, index) => product(at, index));
  return { id: `c${at}`, name: `Category ${at}`, products };
}

function product(category: number, index: number) {
  const id = `p${category}-${index}`;
  const seed = category * PRODUCTS_EACH + index;
  const counted = seed === 0;
  return {
    id,
    name: `Dish ${seed} ${words(seed, 2)}`,
    description: words(seed, 12),
    stock_enabled: counted,
    product_variants: [
      { id: `${id}-a`, name: "One", price: 20 + seed, ...(counted ? { stock: 10_000_000 } : {}) },
    ],
    modifier_groups: counted
      ? []
      : [
          {
            id: `${id}-g`,
            name: "Extras",
            min: 0,
            max: 3,
            modifiers: Array.from({ length: 4 }, (_, at) => ({
              id: `${id}-m${at}`,
              name: words(seed + at, 2),
              price: 5 + at,
            })),
          },
        ],
  };
}
