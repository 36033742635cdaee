import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import type { MessageKey, Translate } from "../i18n/text.ts";

const NAMES: Readonly<Record<string, MessageKey>> = {
  choices: "boardSettings.choices",
  defaults: "boardSettings.defaults",
  auto: "boardSettings.auto",
  lead: "boardSettings.lead",
  finalize: "boardSettings.finalizeMinutes",
  "cancel.mode": "boardSettings.cancel",
  "cancel.minutes": "boardSettings.cancelMinutes",
  tableCalls: "boardSettings.tableCalls",
};

/** The name of a field of the draft, by its path: `lead.TAKEAWAY`, with the order type that it is for. */
export function boardFieldName(t: Translate, path: string): string {
  const [field = "", type] = path.split(".");
  const key = NAMES[path] ?? NAMES[field];
  if (!key) return path;
  if (NAMES[path] || type === undefined) return t(key);
  return `${t(key)}: ${t(`board.service.${serviceTypeKey(type as ServiceType)}`)}`;
}
