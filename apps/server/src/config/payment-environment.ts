import type { PaymentDeps } from "@comanda/api/context/deps";
import { qrPicture } from "@comanda/api/payments/providers/common/qr-picture";
import { encode } from "uqr";
import type { Config } from "./read-config.ts";

/** What payment providers are opened with: the keys of this server, and where providers are. */
export function createPaymentEnvironment(
  { production, payments, port }: Pick<Config, "production" | "payments" | "port">,
  secret: string,
): PaymentDeps {
  return {
    secretKeys: [secret, ...payments.earlierSecretKeys],
    bases: payments.bases,
    // The picture has a border of its own.
    drawQr: (text) => qrPicture(encode(text, { border: 0 }).data),
    production,
    port,
  };
}
