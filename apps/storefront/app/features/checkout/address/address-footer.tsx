import { MinimumNotice } from "../delivery/minimum-notice.tsx";
import { TakeawayInstead } from "../delivery/takeaway-instead.tsx";
import type { CheckoutError } from "../errors/checkout-error.ts";
import { CheckoutErrorNotice } from "../errors/checkout-error-notice.tsx";
import { ErrorActions } from "../errors/error-actions.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import type { useStepNavigation } from "../frame/use-step-navigation.ts";
import type { useAddressForm } from "./use-address-form.ts";

type AddressFooterProps = {
  submission: Pick<ReturnType<typeof useAddressForm>, "busy" | "valid" | "send"> & {
    error: CheckoutError | null;
  };
  steps: ReturnType<typeof useStepNavigation>;
  onToCart: () => void;
  /** The text of the button. */
  children: string;
};

/** Shows the button that delivers to an address, below the errors that prevent it. */
export function AddressFooter({ submission, steps, onToCart, children }: AddressFooterProps) {
  const { busy, valid, error, send } = submission;
  return (
    <>
      <MinimumNotice onToCart={onToCart} />
      {error && (
        <CheckoutErrorNotice
          error={error}
          action={
            <ErrorActions
              error={error}
              onRetry={send}
              onCartFitted={send}
              onToCart={onToCart}
              onEditClient={() => steps.goTo("client_information")}
              onToAddresses={() => void steps.goToAddressList()}
              otherWay={<TakeawayInstead />}
            />
          }
        />
      )}
      <SubmitButton busy={busy} ready={valid}>
        {children}
      </SubmitButton>
    </>
  );
}
