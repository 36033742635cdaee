import type { ImportFile } from "@comanda/contract/companies/import-file";
import { coveragePolygons } from "@comanda/domain/delivery/coverage";
import { validRings } from "@comanda/domain/geo/shape";
import { expect, test } from "vitest";
import { allDemoFiles, demoFiles, productsOf } from "../testing/demo-files.ts";

/**
 * Something that at least one company must show, so that it is not removed by mistake
 * (demo/README.md).
 */
function someCompanyHas(what: (file: ImportFile) => boolean): boolean {
  return allDemoFiles.some(what);
}

test.each<[string, (file: ImportFile) => boolean]>([
  [
    "sizes with a discount",
    (file) =>
      productsOf(file).some(
        ({ product_variants: v }) =>
          v.length > 2 && v.some((each) => (each.original_price ?? 0) > (each.price ?? 0)),
      ),
  ],
  [
    "a sold-out product",
    (file) =>
      productsOf(file).some(
        (p) => p.stock_enabled && p.product_variants.every(({ stock }) => stock === 0),
      ),
  ],
  [
    "few left",
    (file) =>
      productsOf(file).some(
        (p) =>
          p.stock_enabled &&
          p.product_variants.some(({ stock }) => stock !== null && stock > 0 && stock <= 3),
      ),
  ],
  ["a hidden product", (file) => productsOf(file).some(({ visible }) => !visible)],
  [
    "a product without a picture",
    (file) => productsOf(file).some(({ visible, images }) => visible && images.length === 0),
  ],
  [
    "two halves to choose",
    (file) =>
      productsOf(file).some((p) =>
        p.modifier_groups.some(({ min, max }) => min === 2 && max === 2),
      ),
  ],
  [
    "a group without a maximum",
    (file) => productsOf(file).some((p) => p.modifier_groups.some(({ max }) => max === null)),
  ],
  [
    "hidden and sold-out modifiers",
    (file) =>
      ["hidden", "out"].every((kind) =>
        productsOf(file).some((p) =>
          p.modifier_groups.some((g) =>
            g.modifiers.some((m) => (kind === "hidden" ? !m.visible : m.stock === 0)),
          ),
        ),
      ),
  ],
  [
    "prices by variant",
    (file) =>
      productsOf(file).some(
        (p) => p.prices.length > 0 && p.product_variants.every((v) => v.price_id),
      ),
  ],
  [
    "a coupon in percent",
    ({ coupons }) => coupons.some((c) => c.discount_type === "percentage" && c.usage_limit === 0),
  ],
  [
    "a fixed coupon with a minimum",
    ({ coupons }) => coupons.some((c) => c.discount_type === "fixed" && c.min_amount > 0),
  ],
  [
    "a limited coupon",
    ({ coupons }) => coupons.some((c) => c.usage_limit > c.coupons_used && c.coupons_used > 0),
  ],
  [
    "a coupon that is used up",
    ({ coupons }) => coupons.some((c) => c.usage_limit > 0 && c.usage_limit === c.coupons_used),
  ],
  [
    "a period in which coupons are published",
    ({ company }) =>
      Boolean(
        company.coupon_published?.active &&
          company.coupon_published.start_date &&
          company.coupon_published.end_date,
      ),
  ],
  [
    "loyalty points and rewards of both kinds",
    ({ loyalty_settings: { loyalty_program: l } }) =>
      Boolean(
        l?.active &&
          l.points_per_amount &&
          new Set(l.rewards.map((r) => r.discount_type)).size === 2,
      ),
  ],
  [
    "a loyalty program that is off",
    ({ loyalty_settings: { loyalty_program: l } }) => l?.active === false && l.rewards.length > 0,
  ],
  [
    "tables in two zones",
    (file) =>
      new Set(file.qrs.flatMap((qr) => (qr.ordering_type === "TABLE" ? qr.zone?.name : []))).size >
      1,
  ],
  ["QR codes on site", ({ qrs }) => qrs.some(({ ordering_type }) => ordering_type === "ONSITE")],
  [
    "a tip with a comment",
    ({ ecommerce_settings: s }) =>
      Boolean(s.takeaway?.active && s.takeaway.tip?.active && s.takeaway.tip.comment),
  ],
  [
    "an optional service fee",
    ({ order_settings: o }) =>
      Boolean(o.table?.service_fee?.optional && o.table.service_fee.value > 0),
  ],
  [
    "a required service fee",
    ({ order_settings: o }) =>
      Boolean(
        o.takeaway?.service_fee &&
          !o.takeaway.service_fee.optional &&
          o.takeaway.service_fee.value > 0,
      ),
  ],
  ["a question at checkout", ({ ecommerce_settings: s }) => Boolean(s.takeaway?.additional_input)],
  [
    "no question and no name",
    ({ ecommerce_settings: s }) =>
      s.table?.active === true && !s.table.additional_input && !s.table.collect_client_info,
  ],
  [
    "orders for later, and hours that need them",
    (file) =>
      file.ecommerce_settings.takeaway?.scheduled_orders_enabled === true &&
      file !== demoFiles.taqueria,
  ],
  [
    "a rating",
    ({ ecommerce_settings: s }) =>
      Boolean(s.google_settings?.display_ratings && s.google_settings.ratings_score),
  ],
  [
    "all four social networks",
    ({ ecommerce_settings: s }) => Object.values(s.social_networks_settings ?? {}).every(Boolean),
  ],
  [
    "a label of the address complement",
    ({ ecommerce_settings: s }) => Boolean(s.additional_address_information),
  ],
  ["orders outside the coverage", ({ company }) => company.receives_orders_outside_delivery_range],
  [
    "a picture behind the landing page",
    ({ ecommerce_settings: s }) =>
      Boolean(s.layout_settings?.landing?.body?.background_image?.mobile_url),
  ],
  [
    "a limit of orders a month",
    ({ company }) => company.current_subscriptions.some((s) => s.monthly_orders_limit !== null),
  ],
  [
    "delivery at a fixed price",
    ({ ecommerce_settings: s }) => (s.delivery?.prices?.fixed?.price ?? 0) > 0,
  ],
  [
    "delivery by districts, one of them off",
    (file) =>
      file.company.delivery_districts.some((d) => !d.enabled) &&
      (file.ecommerce_settings.delivery?.prices?.districts.length ?? 0) > 5,
  ],
  [
    "delivery by areas with polygons, one with a hole and one of them off",
    ({ company, ecommerce_settings: { delivery } }) =>
      company.delivery_areas.some(({ enabled, area }) => !enabled && validRings(area).length > 0) &&
      coveragePolygons(company, delivery).some(({ rings }) => rings.length > 1),
  ],
  [
    "delivery outside the areas",
    ({ ecommerce_settings: s }) => s.delivery?.prices?.area?.enable_out_of_area === true,
  ],
  [
    "delivery by ranges",
    (file) =>
      file.company.delivery_ranges.length > 0 &&
      (file.ecommerce_settings.delivery?.prices?.ranges.length ?? 0) > 0,
  ],
  [
    "delivery by kilometre",
    ({ ecommerce_settings: s }) => (s.delivery?.prices?.distance?.price_per_km ?? 0) > 0,
  ],
])("the demo shows %s", (_what, holds) => {
  expect(someCompanyHas(holds)).toBe(true);
});

test.each(allDemoFiles.map((file) => [file.company.name, file] as const))(
  "%s names its categories, payment methods, coupons and its landing page in every language",
  (_, file) => {
    const own = file.company.language;
    const landing = file.ecommerce_settings.layout_settings?.landing;
    const texts = [
      ...file.categories.map((part) => [part.name, part.translations] as const),
      ...file.coupons.map((part) => [part.description, part.translations] as const),
      ...Object.values(file.payment_methods)
        .flat()
        .map((part) => [part.description, part.translations] as const),
      ...(landing?.contents ?? []).map((part) => [part.name, part.translations] as const),
      [landing?.title?.summary, landing?.title?.translations] as const,
    ];
    // These are the same in most languages.
    const international = /^(Tacos|Combos|Catering|Pix|Wi-Fi)$/u;
    const missing = texts
      .filter(([text]) => text && !international.test(text))
      .flatMap(([text, translations]) =>
        ["en", "es", "pt", "fr", "it", "de", "id", "ar"]
          .filter((language) => language !== own && !translations?.[language as "en"])
          .map((language) => `${text}: ${language}`),
      );
    expect(missing).toEqual([]);
  },
);

test("the taquería describes its dishes in every language", () => {
  const file = allDemoFiles.find(({ hosts }) => hosts.includes("demo.localhost"));
  const dishes = file?.categories.flatMap(({ products }) => products) ?? [];
  expect(dishes.length).toBeGreaterThan(50);
  const missing = dishes
    .filter(({ description }) => description)
    .flatMap(({ name, translations }) =>
      (["en", "pt", "fr", "it", "de", "id", "ar"] as const)
        .filter((language) => !translations?.[language]?.description)
        .map((language) => `${name}: ${language}`),
    );
  expect(missing).toEqual([]);
});
