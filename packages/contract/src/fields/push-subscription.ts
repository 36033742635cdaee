import * as v from "valibot";

/** A key or secret of `count` bytes in base64url. */
const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/u, "is not base64url"),
    v.transform((text) => text.replace(/=+$/u, "")),
    v.check((text) => Math.floor((text.length * 3) / 4) === count, `must have ${count} bytes`),
  );

export const PushEndpoint = v.pipe(v.string(), v.maxLength(2_000), v.url("is no address"));

/** What a browser's push manager says of its subscription, and the language of the messages. */
export const pushSubscription = {
  endpoint: PushEndpoint,
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
  /** The language of the messages. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/u, "is no language")),
};
