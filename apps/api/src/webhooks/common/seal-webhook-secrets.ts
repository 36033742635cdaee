import { secretBox } from "../../shared/secret-box.ts";
import { newSecretToken } from "../../shared/secret-token.ts";

/** The webhook that a secret belongs to. A sealed secret can be opened for this webhook only. */
type Owner = { company_id: string; id: string };

/**
 * The secrets of webhooks. The database has them encrypted and not hashed, because signing needs
 * the secret itself.
 */
export type WebhookSecrets = {
  /** A new secret of 256 random bits. */
  make(): string;
  seal(owner: Owner, secret: string): string;
  /** Null for a secret that was sealed with a key that is not configured. */
  open(owner: Owner, sealed: string): string | null;
};

/** Seals secrets with the first key; opens those that were sealed with any of the keys. */
export function createWebhookSecrets(secretKeys: readonly [string, ...string[]]): WebhookSecrets {
  const box = secretBox(secretKeys);
  const boxOwner = ({ company_id, id }: Owner) => ({
    companyId: company_id,
    purpose: `webhook ${id}`,
  });
  return {
    make: () => `whsec_${newSecretToken()}`,
    seal: (owner, secret) => box.seal(boxOwner(owner), secret),
    open: (owner, sealed) => {
      const secret = box.open(boxOwner(owner), sealed);
      return typeof secret === "string" ? secret : null;
    },
  };
}
