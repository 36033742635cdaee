import { forgetGuestKey, readGuestKey } from "../../session/shared-cart/guest-key.ts";

/**
 * Makes a call that opens or joins a shared cart, with the key of this browser. A refusal keeps the key: an earlier
 * request, whose answer was lost, may have been accepted.
 */
export async function becomeGuest<T>(
  companyId: string,
  call: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const answer = await call({ idempotencyKey: readGuestKey(companyId) });
  forgetGuestKey(companyId);
  return answer;
}
