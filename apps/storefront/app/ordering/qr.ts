import type { Qr } from "@comanda/contract/orders/qr";

/** `Table 12 · Terrace` */
export function qrPlaceName({ name, zone }: Pick<Qr, "name" | "zone">): string {
  return zone?.name ? `${name} · ${zone.name}` : name;
}
