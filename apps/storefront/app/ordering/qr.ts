import type { Qr } from "@comanda/contract/orders/qr";
import { parseServiceType, type ServiceType } from "@comanda/domain/company/service-type";

/**
 * Returns the service type of a QR code, such as at the table; null without a code, or where it names
 * no type.
 */
export function qrServiceType(qr: Pick<Qr, "ordering_type"> | null): ServiceType | null {
  return parseServiceType(qr?.ordering_type);
}

/** `Table 12 · Terrace` */
export function qrPlaceName({ name, zone }: Pick<Qr, "name" | "zone">): string {
  return zone?.name ? `${name} · ${zone.name}` : name;
}
