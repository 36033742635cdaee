import type { Context } from "hono";
import type { Deps } from "../../context/deps.ts";
import { tooManyRequests } from "../../http/rate-limited.ts";
import type { HttpEnv, RequestBindings } from "../../http/request-env.ts";
import { Refusal } from "../../shared/refusal.ts";
import { hashPrinterToken } from "../settings/printer-token.ts";
import { findPrinterByToken, type PrinterRow } from "../settings/printers.store.ts";

export type PrinterDeps = Pick<Deps, "db" | "clock"> & { limiter: Deps["limiter"] };

/**
 * The printer that a request proves by its token: 401 `printer_token_unknown` without one, and for a
 * token that was replaced. 429 `rate_limited` for an address that tries many unknown tokens.
 */
export async function admitPrinter(
  { db, limiter }: PrinterDeps,
  c: Context<HttpEnv>,
  token: string | null,
): Promise<PrinterRow | Refusal> {
  const printer = token ? await findPrinterByToken(db, hashPrinterToken(token)) : undefined;
  const bindings: RequestBindings | undefined = c.env;
  const visitorAddress = bindings?.visitorAddress;
  if (limiter && visitorAddress !== undefined) {
    const visitor = {
      visitorAddress,
      device: printer ? `${printer.company_id} ${printer.id}` : null,
    };
    const wait = await limiter.countOne(printer ? "reads" : "misses", visitor);
    if (wait !== null) return tooManyRequests(c, wait);
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
