import { ImportFile } from "@comanda/contract/companies/import-file";
import { isRecord } from "@comanda/contract/fields/is-record";
import {
  READ_ONLY_FIELDS,
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsSections,
} from "@comanda/contract/settings/settings-sections";
import { DAY_MS } from "@comanda/domain/time/durations";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { changeSection, readSection } from "../settings-calls.ts";
import { type Edits, type EditWorld, pick, type Sent } from "./edit-world.ts";
import { randomValue, type ValueSource } from "./random-value.ts";

/** Changes of the settings: about half of a section's fields at once. */
export const settingsEdits = {
  updateSettings: async (world) => {
    const section = settingsSections[world.a % settingsSections.length] ?? "place";
    const source = valueSource(world);
    const fields = fieldsOf(section);
    const surely = fields[Math.floor(world.random() * fields.length)];
    const chosen = fields.filter((field) => field === surely || world.random() < 0.5);
    const written = new Set<string>();
    const sent: Sent = await changeSection(world.api, section, (value) => {
      let changed: Json = value;
      for (const field of chosen) {
        const made = randomValue(schemaAt(field), field, source);
        if (JSON.stringify(made) !== JSON.stringify(valueAt(value, field)))
          for (const leaf of leavesOf(made, field)) written.add(leaf);
        changed = withValue(changed, field.split("."), made);
      }
      return changed;
    });
    if (sent.status === 200) for (const field of written) world.state.written.add(field);
    return sent;
  },
} satisfies Edits;

type Json = Record<string, unknown>;

const readOnly: readonly string[] = READ_ONLY_FIELDS;
const fieldsOf = (section: SettingsSection) =>
  SETTINGS_SECTIONS[section].fields.filter((field) => !readOnly.includes(field));

/** The schema of a field of the import file. */
function schemaAt(field: string): unknown {
  type Objects = { entries?: Record<string, Objects>; wrapped?: Objects };
  let schema: Objects = ImportFile as never;
  for (const key of field.split(".")) {
    while (schema.wrapped) schema = schema.wrapped;
    schema = schema.entries?.[key] ?? {};
  }
  return schema;
}

function valueAt(value: unknown, field: string): unknown {
  return field
    .split(".")
    .reduce((part, key) => (isRecord(part) ? part[key] : undefined), value as unknown);
}

function withValue(value: Json, [key = "", ...rest]: string[], made: unknown): Json {
  const { [key]: before, ...others } = value;
  if (rest.length > 0)
    return { ...value, [key]: withValue(isRecord(before) ? before : {}, rest, made) };
  return made === undefined ? others : { ...value, [key]: made };
}

/** The paths of the values in a part, as docs/settings.md has them: `coupons.*.code`. */
function leavesOf(value: unknown, path: string): string[] {
  if (/\.(?:paths|area|value)$/u.test(path)) return [path];
  if (Array.isArray(value))
    return value.flatMap((item) => leavesOf(item, isRecord(item) ? `${path}.*` : path));
  if (!isRecord(value)) return value === undefined ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** The fields whose texts follow a rule, by the end of their paths. */
function valueSource({ name, b, random, state, api }: EditWorld): ValueSource {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const picture = (use: string) => pick(state.pictures.get(use) ?? [], b) ?? null;
  const inTwoDays = () => new Date(api.now.getTime() + random() * 2 * DAY_MS).toISOString();
  const texts: [RegExp, (at: string) => string | null][] = [
    [/^hosts\.0$/u, () => "tacos.test"],
    [/^hosts\.(\d+)$/u, (at) => `host-${at}-${b}.test`],
    [/\.logo(?:_thumbnail)?_url$/u, () => picture("logo")],
    [/\.(?:desktop|mobile)_thumbnail_url$/u, () => picture("background_thumbnail")],
    [/\.desktop_url$/u, () => picture("background_desktop")],
    [/\.mobile_url$/u, () => picture("background_mobile")],
    [/(?:_url|Url)$/u, () => one(["https://example.com/a?b=c", "tacos"])],
    [/timezone$/u, () => one(["America/Mexico_City", "Europe/Berlin", "Asia/Kolkata"])],
    [/country_code$/u, () => one(["MX", "de", "AR"])],
    [/currency\.code$/u, () => one(["MXN", "EUR", "ARS"])],
    [/currency\.symbol$/u, () => one(["$", "€", "AR$"])],
    [/language$/u, () => one(["es", "de", "pt-BR"])],
    [/(?:_color|degraded_\d)$/u, () => one(["#c9421b", "#fff", "rgb(10, 20, 30)"])],
    [/\.font$/u, () => one(["rubik", "poppins"])],
    [/special_dates\.(\d+)\.date$/u, (at) => `2026-12-1${at}`],
    [/\.open$/u, () => one(["00:00", "09:30", "18:00"])],
    [/\.close$/u, () => one(["12:00", "23:59", "02:00"])],
    [/(?:disabled_until|start_date|end_date)$/u, inTwoDays],
    [/company_id$/u, () => "tacos"],
    [/ordering_type$/u, () => one(["TABLE", "ONSITE"])],
    [/prices\.type$/u, () => one(["fixed", "by_range", "km traveled", "areas", "districts"])],
    [/minimum_amount_\w+$/u, () => one(["120", "99.50"])],
    [/payment_methods\.\w+\.\d+\.code$/u, () => one(["cash", "card_on_delivery", "stripe_card"])],
    [/provider_id$/u, () => one(["sandbox", "stripe"])],
    [/(\d+)\.(?:id|code)$/u, (at) => `x${at}-${b % 7}`],
  ];
  return {
    random,
    anyText: () => one([name, "Café", "a"]),
    textFor: (path) => {
      for (const [end, text] of texts) {
        const found = end.exec(path);
        if (found) return text(found[1] ?? "");
      }
      return undefined;
    },
  };
}

/** All sections as the calls show them, merged into one document. */
export async function readAllSettings(api: TestApp): Promise<object> {
  let merged: Json = {};
  for (const section of settingsSections)
    merged = mergeObjects(merged, (await readSection(api, section)).value);
  return merged;
}

function mergeObjects(one: Json, other: Json): Json {
  const merged: Json = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = merged[key];
    merged[key] = isRecord(own) && isRecord(value) ? mergeObjects(own, value) : value;
  }
  return merged;
}
