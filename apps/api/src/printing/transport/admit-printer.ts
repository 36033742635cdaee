import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import { hashPrinterToken } from "../settings/printer-token.ts";
import { findPrinterByToken, type PrinterRow } from "../settings/printers.store.ts";

export type PrinterDeps = Pick<Deps, "db" | "clock"> & { limiter: Deps["limiter"] };

/**
 * The printer that a token proves: 401 `printer_token_unknown` without one, and for a token that was
 * replaced. The seconds to wait for an address that sends too much, or tries unknown tokens.
 */
export async function admitPrinter(
  { db, limiter }: PrinterDeps,
  { token, visitorAddress }: { token: string | null; visitorAddress: string | undefined },
): Promise<PrinterRow | Refusal | number> {
  const printer = token ? await findPrinterByToken(db, hashPrinterToken(token)) : undefined;
  if (limiter && visitorAddress !== undefined) {
    const device = printer ? `${printer.company_id} ${printer.id}` : null;
    const wait = await limiter.countOne(printer ? "printers" : "misses", {
      visitorAddress,
      device,
    });
    if (wait !== null) return wait;
  }
  return printer ?? new Refusal("printer_token_unknown");
}

/** The token of `Authorization: Bearer …`, or the password of `Basic`; null for none. */
export function tokenOfHeader(header: string | undefined): string | null {
  const [, scheme = "", value = ""] = /^(\w+) +(\S+)$/u.exec(header ?? "") ?? [];
  if (/^bearer$/iu.test(scheme)) return value;
  if (!/^basic$/iu.test(scheme)) return null;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1) || null;
}
