import type { Qr } from "@comanda/contract/qrs";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { findQr } from "./qrs.store.ts";

/** A table's QR code (spec §3); 404 `qr_not_found`. */
export async function readQr({ db }: Context, qrId: string): Promise<Qr | Refusal> {
  return (await findQr(db, qrId)) ?? new Refusal("qr_not_found");
}
