import { isRecord } from "@comanda/contract/fields/is-record";
import type { SettingsSummary } from "@comanda/contract/settings/settings-schemas";
import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import { localDate } from "@comanda/domain/hours/local-date";
import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import type { ApiContext } from "../context/api-context.ts";
import { type JsonObject, textField } from "../import/document/document-parts.ts";
import { toDocument } from "../import/to-document.ts";
import { Refusal } from "../shared/refusal.ts";
import { objectsIn } from "./document/menu-document.ts";
import { readEditedCompany } from "./edited-company.store.ts";

/** One line of what is set, by section; 404 `company_not_found`. */
export async function listSettings(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  companyId: string,
): Promise<SettingsSummary | Refusal> {
  const found = await readEditedCompany(db, companyId);
  if (!found) return new Refusal("company_not_found");
  return summarize(toDocument(found.rows) as JsonObject, clock());
}

function summarize(document: JsonObject, now: Date): SettingsSummary {
  const company = objectIn(document, "company");
  const settings = objectIn(document, "ecommerce_settings");
  const serviceTypes = SERVICE_TYPES.filter((type) =>
    isActive(objectIn(settings, serviceTypeKey(type))),
  );
  const methods = SERVICE_TYPES.flatMap((type) =>
    objectsIn(document.payment_methods, serviceTypeKey(type)),
  );
  const program = objectIn(objectIn(document, "loyalty_settings"), "loyalty_program");
  const landing = objectIn(objectIn(settings, "layout_settings"), "landing");
  const prices = objectIn(objectIn(settings, "delivery"), "prices");
  return {
    place: { name: textField(company, "name") ?? "", address: textField(company, "address") },
    hours: summarizeHours(company, now),
    ordering: {
      checkout_type: textField(settings, "checkout_type") ?? "WEBAPP",
      service_types: serviceTypes,
    },
    delivery: {
      active: serviceTypes.includes("DELIVERY"),
      price_type: textField(prices, "type"),
    },
    payments: { methods: new Set(methods.map(({ code }) => code)).size },
    offers: {
      coupons: objectsIn(document, "coupons").length,
      rewards: objectsIn(program, "rewards").length,
    },
    tables: { tables: objectsIn(document, "qrs").length },
    look: { buttons: objectsIn(landing, "contents").length },
    site: { hosts: Array.isArray(document.hosts) ? document.hosts.map(String) : [] },
  };
}

function summarizeHours(company: JsonObject, now: Date): SettingsSummary["hours"] {
  const week = objectIn(company, "business_hours_settings");
  const days = WEEKDAYS.map((day) => objectIn(week, day));
  const set = days.filter((day) => objectsIn(day, "hours").length > 0);
  const today = localDate(textField(company, "timezone") ?? "UTC", now);
  const dates = objectsIn(company, "special_dates").map((each) => textField(each, "date") ?? "");
  return {
    days_open: set.length > 0 ? set.filter((day) => day.is_active !== false).length : null,
    coming_dates: dates.filter((date) => date >= today).length,
  };
}

const isActive = (settings: JsonObject) => settings.active === true;

function objectIn(part: JsonObject, key: string): JsonObject {
  const value = part[key];
  return isRecord(value) ? value : {};
}
