import type { PaymentDeps } from "../context/deps.ts";

/** An address without a server: a test that needs a provider passes its server's address. */
const NO_SERVER = new URL("http://127.0.0.1:9/");

/** Returns what online payments need, with the sandbox as the only provider that answers. */
export function testPayments(more: Partial<PaymentDeps> = {}): PaymentDeps {
  return {
    secretKeys: ["a server's key for tests, long enough"],
    bases: { stripe: NO_SERVER, tuna: { token: NO_SERVER, payment: NO_SERVER }, d24: NO_SERVER },
    drawQr: (text) => `data:drawn,${text.length}`,
    production: false,
    timeoutMs: 5_000,
    ...more,
  };
}
