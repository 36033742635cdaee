import { api } from "../session/api.ts";
import { shopOrdering } from "./ordering.ts";
import { qrServiceType } from "./qr.ts";
import type { Shop } from "./shop.tsx";

export type LateQr = Pick<Shop, "qr" | "ordering" | "refusal" | "pauses">;

/**
 * The QR code that a page came without, and what can be ordered by it. Throws where it cannot be had;
 * a code of another company is none.
 */
export async function askForQr(
  { company, settings }: Pick<Shop, "company" | "settings">,
  qrId: string,
  signal: AbortSignal,
): Promise<LateQr | null> {
  const qr = await api("readQr", { params: { qrId } }, { signal });
  if (qr.company_id && qr.company_id !== company.id) return null;
  const context = { company, settings, qrServiceType: qrServiceType(qr), now: new Date() };
  return { qr, ...shopOrdering(context) };
}
