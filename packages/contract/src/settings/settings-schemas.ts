import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id, ServiceType } from "../fields/field-schemas.ts";
import { isRecord } from "../fields/is-record.ts";
import { PICTURE_TYPES } from "../menu/menu-calls.ts";
import { ChangeId, PartRevision } from "../menu/menu-parts.ts";
import type { settingsCalls } from "./settings-calls.ts";
import { type SettingsSection, settingsSections } from "./settings-sections.ts";

/** The slice of a section; the rules of the import check it, and keep unknown fields. */
const Value = v.custom<Record<string, unknown>>(isRecord, "must be an object");

export const Section = v.picklist(settingsSections as [SettingsSection, ...SettingsSection[]]);

/** What a picture of the settings is for; each is rendered in its own sizes. */
export const SettingsPictureUse = v.picklist([
  "logo",
  "background_desktop",
  "background_mobile",
  "background_thumbnail",
]);
export type SettingsPictureUse = v.InferOutput<typeof SettingsPictureUse>;

/** A number in a query string, from `-limit` to `limit`. */
const degrees = (limit: number) =>
  v.pipe(v.string(), v.decimal(), v.transform(Number), v.minValue(-limit), v.maxValue(limit));

const params = v.object({ companyId: Id });
const sectionParams = v.object({ companyId: Id, section: Section });

const read = v.object({
  section: Section,
  revision: PartRevision,
  /** The fields of the section in the nesting of the import file; a field that it lacks is absent. */
  value: Value,
  /** From the name of a picture in `value` to the name of its stored file. */
  picture_urls: v.record(v.string(), v.string()),
});

/** What the list of the settings says of each section, in one line. */
export const SettingsSummary = v.object({
  place: v.object({ name: v.string(), address: v.nullable(v.string()) }),
  hours: v.object({
    /** Null: no hours are set, so that the company is always open. */
    days_open: v.nullable(v.number()),
    /** How many dates with hours of their own are today or later. */
    coming_dates: v.number(),
  }),
  ordering: v.object({ checkout_type: v.string(), service_types: v.array(ServiceType) }),
  delivery: v.object({ active: v.boolean(), price_type: v.nullable(v.string()) }),
  payments: v.object({ methods: v.number() }),
  offers: v.object({ coupons: v.number(), rewards: v.number() }),
  tables: v.object({ tables: v.number() }),
  look: v.object({ buttons: v.number() }),
  site: v.object({ hosts: v.array(v.string()) }),
} satisfies Record<SettingsSection, v.GenericSchema>);
export type SettingsSummary = v.InferOutput<typeof SettingsSummary>;

/** Where a name leads, and what makes it lead to this server. */
export const DomainCheck = v.object({
  /**
   * `own_unknown`: this server has no public address by which to judge. `unanswered`: no name server
   * answered in time.
   */
  state: v.picklist(["here", "elsewhere", "nowhere", "own_unknown", "unanswered"]),
  /** The public addresses that the name has now. */
  addresses: v.array(v.string()),
  /** The DNS records to set; empty when nothing is to be done, or the server's address is not known. */
  records: v.array(v.object({ type: v.picklist(["A", "AAAA"]), value: v.string() })),
  /**
   * The text (TXT record) that proves that the name is this company's, where it needs a proof; else null. `why`:
   * another company of this server has the name (`taken`), this one has lost it (`released`), or it has
   * it, and loses it at `release_at` unless the name leads here before (`unproven`). `release_at` is null where
   * it keeps the name: its only one, or each while guests order from it.
   */
  proof: v.nullish(
    v.object({
      name: v.string(),
      value: v.string(),
      why: v.optional(v.picklist(["taken", "released", "unproven"]), "taken"),
      release_at: v.nullish(v.string(), null),
    }),
    null,
  ),
});
export type DomainCheck = v.InferOutput<typeof DomainCheck>;

/** The schemas of `settingsCalls`, under the same names. */
export const settingsSchemas = {
  listSettings: { params, answer: SettingsSummary },
  readSettings: { params: sectionParams, answer: read },
  updateSettings: {
    params: sectionParams,
    body: v.object({ revision: PartRevision, value: Value }),
    answer: v.object({ ...read.entries, change_id: ChangeId }),
  },
  measureDeliveryRoute: {
    params,
    query: v.object({ latitude: degrees(90), longitude: degrees(180) }),
    answer: v.object({ meters: v.nullable(v.number()) }),
  },
  checkDomain: {
    params,
    query: v.object({ name: v.pipe(v.string(), v.maxLength(253)) }),
    answer: DomainCheck,
  },
  uploadSettingsPicture: {
    params: v.object({ companyId: Id, use: SettingsPictureUse }),
    body: v.pipe(v.blob(), v.mimeType([...PICTURE_TYPES])),
    /** `source` is for the field that names the picture; `url` is as in `picture_urls`. */
    answer: v.object({ source: v.string(), url: v.string() }),
  },
} as const satisfies Record<keyof typeof settingsCalls, CallSchemas>;
