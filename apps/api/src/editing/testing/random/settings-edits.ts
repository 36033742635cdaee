import {
  type SettingsSection,
  settingsSections,
} from "@comanda/contract/settings/settings-sections";
import type { SettingsValue } from "@comanda/contract/settings/settings-value";
import type { TestApp } from "../../testing/create-test-app.ts";
import { changeSection, readSection } from "./settings-calls.ts";

/** What decides a random change of the settings. */
export type RandomSettings = { a: number; b: number; name: string; price: number };

type Changes = {
  [Section in SettingsSection]: (
    value: SettingsValue<Section>,
    random: RandomSettings,
  ) => SettingsValue<Section>;
};

const WEEKDAYS = ["monday", "tuesday", "friday", "sunday"] as const;
const changes: Changes = {
  place: ({ company, ...rest }, { a, b, name }) => ({
    company: { ...company, name, city: b % 2 ? name : null, latitude: a / 20 },
    ecommerce_settings: {
      ...rest.ecommerce_settings,
      ...(b % 3 ? { additional_address_information: name } : {}),
    },
  }),
  hours: (value, { a, b, name }) => ({
    company: {
      business_hours_settings:
        a % 5
          ? {
              ...value.company?.business_hours_settings,
              [WEEKDAYS[b % 4] ?? "monday"]: {
                is_active: a % 2 === 0,
                hours: [{ open: "18:00", close: "02:00" }],
              },
            }
          : null,
      ...(b % 2 ? { special_dates: [{ date: `2026-12-${10 + (a % 20)}`, name, hours: [] }] } : {}),
    },
  }),
  ordering: ({ ecommerce_settings: types, ...rest }, { a, b, name, price }) => ({
    ...rest,
    ecommerce_settings: {
      ...types,
      takeaway: { active: a % 4 > 0, additional_input: b % 2 ? name : null },
      delivery: { ...types?.delivery, scheduled_orders_enabled: b % 3 === 0 },
    },
    order_settings: { takeaway: { service_fee: { value: price % 100, optional: a % 2 === 0 } } },
  }),
  delivery: (value, { a, b, price }) => ({
    ...value,
    ecommerce_settings: {
      delivery: {
        prices: { type: "RANGE", ranges: [{ id: "near", max: a, price }] },
        ...(b % 2 ? { minimum_amount_to_allow: price } : {}),
      },
    },
  }),
  payments: ({ payment_methods: methods }, { a, b }) => ({
    payment_methods: {
      ...methods,
      table: a % 2 ? [{ id: `cash-${b}`, code: "cash", payment_method_fee: a % 100 }] : null,
    },
  }),
  offers: (value, { a, b, name, price }) => ({
    ...value,
    coupons: [
      ...(value.coupons ?? []).slice(b % 2, 4),
      { id: `c${a}-${b}`, code: `C${a}-${b}`, discount_type: "fixed" as const, value: price },
    ].filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
    loyalty_settings: {
      loyalty_program: { rewards: [{ id: "r", name, required_points: a, value: price }] },
    },
  }),
  tables: (_, { a, b, name }) => ({
    qrs: Array.from({ length: a % 4 }, (__, at) => ({ id: `qr-${b}-${at}`, name })),
  }),
  look: (_, { a, name }) => ({
    ecommerce_settings: {
      layout_settings: a % 3 ? { landing: { title: { name, summary: name } } } : null,
    },
  }),
  site: (value, { a, name }) => ({
    ...value,
    hosts: ["tacos.test", ...(a % 2 ? [`host-${a}.test`] : [])],
    company: { ...value.company, settings: { facebook_domain_validation: name } },
  }),
};

/** Makes a random change of a section. */
export function makeRandomSettings(api: TestApp, random: RandomSettings) {
  const section = settingsSections[random.a % settingsSections.length] ?? "place";
  const change = changes[section] as (value: never, random: RandomSettings) => unknown;
  return changeSection(api, section, (value) => change(value as never, random));
}

/** All sections as the calls show them, merged into one document. */
export async function readAllSettings(api: TestApp): Promise<object> {
  let merged: object = {};
  for (const section of settingsSections)
    merged = mergeObjects(merged, (await readSection(api, section)).value);
  return merged;
}

function mergeObjects(one: object, other: object): object {
  const isObject = (value: unknown): value is object =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = merged[key];
    merged[key] = isObject(own) && isObject(value) ? mergeObjects(own, value) : value;
  }
  return merged;
}
