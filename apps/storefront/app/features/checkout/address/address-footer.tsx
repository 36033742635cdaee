import { Button } from "../../../ui/button.tsx";
import type { Trouble } from "../order/trouble.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";
import type { useSteps } from "../use-steps.ts";
import { MinimumNotice } from "./minimum-notice.tsx";
import type { useAddressForm } from "./use-address-form.ts";
import { WayOut } from "./way-out.tsx";

type AddressFooterProps = {
  sending: Pick<ReturnType<typeof useAddressForm>, "busy" | "valid" | "send"> & {
    error: Trouble | null;
  };
  steps: ReturnType<typeof useSteps>;
  onToCart: () => void;
  /** What the button says. */
  children: string;
};

/** The button that has an address delivered to, below what stands in its way. */
export function AddressFooter({ sending, steps, onToCart, children }: AddressFooterProps) {
  const { busy, valid, error, send } = sending;
  return (
    <>
      <MinimumNotice onToCart={onToCart} />
      {error && (
        <TroubleNotice
          trouble={error}
          action={
            <WayOut
              trouble={error}
              onRetry={send}
              onFitted={send}
              onToCart={onToCart}
              onTellClient={() => steps.goTo("client_information")}
              onToAddresses={steps.toAddresses}
            />
          }
        />
      )}
      <ReadyButton busy={busy} ready={valid}>
        {children}
      </ReadyButton>
    </>
  );
}

type ReadyButtonProps = { busy?: boolean; ready: boolean; children: string };

/** Can be pressed while something is missing, to be told what. */
export function ReadyButton({ busy = false, ready, children }: ReadyButtonProps) {
  return (
    <Button
      type="submit"
      busy={busy}
      aria-disabled={!ready || undefined}
      className="aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-muted"
    >
      {children}
    </Button>
  );
}
