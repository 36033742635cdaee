import type { ServiceType } from "@comanda/domain/company/service-type";
import type { MessageKey } from "../i18n/text.ts";

/** The names of the order types. */
export const serviceLabels = {
  DELIVERY: "pause.service.delivery",
  TAKEAWAY: "pause.service.takeaway",
  ONSITE: "pause.service.onsite",
  TABLE: "pause.service.table",
} as const satisfies Record<ServiceType, MessageKey>;
