import type { MessageKey, Translate } from "../i18n/text.ts";

export const SERVICES = {
  TABLE: "pause.service.table",
  ONSITE: "pause.service.onsite",
  TAKEAWAY: "pause.service.takeaway",
  DELIVERY: "pause.service.delivery",
} as const satisfies Record<string, MessageKey>;

/** The name of an order type; null for another text. */
export function serviceName(t: Translate, type: string): string | null {
  return isService(type) ? t(SERVICES[type]) : null;
}

const isService = (type: string): type is keyof typeof SERVICES => Object.hasOwn(SERVICES, type);
