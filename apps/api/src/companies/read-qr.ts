import type { ScannedQr } from "@comanda/contract/orders/qr";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { findScannedQr } from "./qrs.store.ts";

/** Reads a table's QR code; 404 `qr_not_found`. */
export async function readQr({ db }: ApiContext, qrId: string): Promise<ScannedQr | Refusal> {
  return (await findScannedQr(db, qrId)) ?? new Refusal("qr_not_found");
}
