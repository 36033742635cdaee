import { SERVICE_TYPES, serviceTypeKey } from "@comanda/domain/company/service-type";
import type { Translate } from "../i18n/text.ts";

/** The name of an order type; null for another text. */
export function serviceName(t: Translate, text: string): string | null {
  const type = SERVICE_TYPES.find((each) => each === text);
  return type ? t(`orderType.${serviceTypeKey(type)}`) : null;
}
