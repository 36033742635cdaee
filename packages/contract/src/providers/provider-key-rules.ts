/** A key goes into a header, so it is one word of visible characters. */
export const KEY_WORD = /^[!-~]{1,500}$/u;

/** The beginnings that Stripe gives its keys. */
export const KEY_PREFIXES = {
  secretKey: ["sk_", "rk_"],
  publishableKey: ["pk_"],
  webhookSecret: ["whsec_"],
} as const;

/** The field of each provider that is its secret; the console shows the end of this one alone. */
export const SECRET_FIELDS = {
  stripe: "secretKey",
  tuna: "appToken",
  d24: "apiSignature",
} as const;
