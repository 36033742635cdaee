import type { PaymentDeps } from "../context/deps.ts";

/** Where nobody answers: a test that means a provider says where its server is. */
const NOBODY = new URL("http://127.0.0.1:9/");

/** What online payments need, with the sandbox as the only provider that answers. */
export function testPayments(more: Partial<PaymentDeps> = {}): PaymentDeps {
  return {
    secretKeys: ["a server's key for tests, long enough"],
    bases: { stripe: NOBODY, tuna: { token: NOBODY, payment: NOBODY }, d24: NOBODY },
    drawQr: (text) => `data:drawn,${text.length}`,
    production: false,
    timeoutMs: 5_000,
    ...more,
  };
}
