import type { PaymentSurroundings } from "@comanda/api/deps";
import { qrPicture } from "@comanda/api/payments/providers/qr-picture";
import { encode } from "uqr";
import type { Config } from "./config.ts";

/** What payment providers are opened with: the keys of this server, and where providers are. */
export function paymentSurroundings(
  { production, payments, port }: Pick<Config, "production" | "payments" | "port">,
  secret: string,
): PaymentSurroundings {
  return {
    secretKeys: [secret, ...payments.earlierSecretKeys],
    bases: payments.bases,
    // The picture has a border of its own.
    drawQr: (text) => qrPicture(encode(text, { border: 0 }).data),
    production,
    port,
  };
}
