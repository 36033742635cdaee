import type { CardFormHandle } from "./confirm-card-payment.ts";

export type CardFormProps = {
  companyId: string;
  clientSecret: string;
  publishableKey: string;
  /** Called with the form's handle when the form is ready, with null when it is removed. */
  onHandle: (handle: CardFormHandle | null) => void;
  /** Called when the customer types in the form. */
  onTyped: () => void;
  /** The form cannot be loaded. */
  onFailed: () => void;
};

/** The publishable key that selects the sandbox's card form. */
export const SANDBOX_KEY = "pk_sandbox";
