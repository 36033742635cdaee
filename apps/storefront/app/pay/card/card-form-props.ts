import type { CardFormHandle } from "./confirm-card-payment.ts";

export type CardFormProps = {
  companyId: string;
  clientSecret: string;
  publishableKey: string;
  /** The form is there to be filled in; null when it goes. */
  onHandle: (handle: CardFormHandle | null) => void;
  /** Something was written in it. */
  onTyped: () => void;
  /** The form cannot be shown. */
  onFailed: () => void;
};

/** The key with which the sandbox's own form is meant. */
export const SANDBOX_KEY = "pk_sandbox";
