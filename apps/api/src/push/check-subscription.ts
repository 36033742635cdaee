import { Refusal } from "../shared/refusal.ts";
import { isPushKey } from "./push-endpoint.ts";
import type { PushSender, PushTarget } from "./send-push.ts";

/**
 * Returns 422 `invalid_body` for a subscription to which nothing may or can be sent, else null. A
 * browser names its push service, so the address is any text that a caller sends.
 */
export function checkSubscription(
  push: Pick<PushSender, "isAllowed">,
  { endpoint, p256dh }: Pick<PushTarget, "endpoint" | "p256dh">,
): Refusal | null {
  if (!push.isAllowed(endpoint)) {
    const message = "must be an https address of a public push service";
    return new Refusal("invalid_body", { errors: [{ path: "endpoint", message }] });
  }
  if (isPushKey(p256dh)) return null;
  const errors = [{ path: "keys.p256dh", message: "is no key of a browser" }];
  return new Refusal("invalid_body", { errors });
}
