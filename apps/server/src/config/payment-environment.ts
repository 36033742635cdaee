import type { PaymentDeps } from "@comanda/api/context/deps";
import { qrPicture } from "@comanda/api/payments/providers/common/qr-picture";
import { encode } from "uqr";
import type { Config } from "./read-config.ts";

/**
 * Creates the environment that payment providers need: secret keys, provider addresses, and this
 * server's port.
 */
export function createPaymentEnvironment(
  { production, payments, port }: Pick<Config, "production" | "payments" | "port">,
  secret: string,
): PaymentDeps {
  return {
    secretKeys: [secret, ...payments.earlierSecretKeys],
    bases: payments.bases,
    // The picture has its own margin.
    drawQr: (text) => qrPicture(encode(text, { border: 0 }).data),
    production,
    port,
  };
}
