import { useRef, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { offeredAddresses } from "../../../session/checkout-flow.ts";
import { useCheckout } from "../../../session/checkout-store.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { savedAddresses } from "../../../session/saved-addresses.ts";
import { useDrawnShop } from "../../../shop/drawn-shop.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showFirstError } from "../first-error.ts";
import { useNextLabel } from "../next-label.ts";
import { TroubleNotice } from "../order/trouble-notice.tsx";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { AddressRows } from "./address-rows.tsx";
import { AddressWays } from "./address-ways.tsx";
import { chosenAddress } from "./chosen-address.ts";
import { CoverageButton } from "./coverage-button.tsx";
import { MinimumNotice, useMissingToMinimum } from "./minimum-notice.tsx";
import { pageQuote } from "./page-quote.ts";
import { useDelivery } from "./use-delivery.ts";
import { WayOut } from "./way-out.tsx";

/** To which of the client's addresses the order goes (spec §2, Delivery address list). */
export function AddressListStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const shop = useShop();
  const drawn = useDrawnShop();
  const checkout = useCheckout((state) => state);
  const steps = useSteps("delivery_address");
  const nextLabel = useNextLabel();
  const { once, deliverTo, busy, trouble, setTrouble } = useDelivery(steps);
  const [saved] = useState(() => savedAddresses(document.cookie));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const belowMinimum = useMissingToMinimum() !== null;

  const addresses = offeredAddresses(shop, checkout.client);
  const chosen = chosenAddress(
    addresses,
    checkout,
    saved,
    (each) => drawn !== null && !pageQuote(drawn, each).ok,
  );
  const invalid = checkout.invalidAddresses;
  const anyInvalid = addresses.some(({ id }) => Object.hasOwn(invalid, id));

  const submit = () => {
    setTried(!chosen);
    if (!chosen) return showFirstError(form.current);
    void once(async () => void (await deliverTo(chosen)));
  };
  useWhenOnline(trouble?.kind === "unreachable", submit);

  return (
    <StepFrame
      title={t("checkout.address.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={(event) => {
        event.preventDefault();
        form.current = event.currentTarget;
        submit();
      }}
      footer={
        <>
          <MinimumNotice onToCart={onToCart} />
          {trouble && trouble.kind !== "place" && (
            <TroubleNotice
              trouble={trouble}
              action={
                <WayOut
                  trouble={trouble}
                  onRetry={submit}
                  onFitted={() => setTrouble(null)}
                  onToCart={onToCart}
                  onTellClient={() => steps.goTo("client_information")}
                  onToAddresses={null}
                />
              }
            />
          )}
          <Button type="submit" busy={busy} disabled={belowMinimum || addresses.length === 0}>
            {nextLabel(steps.next)}
          </Button>
        </>
      }
    >
      {addresses.length === 0 && <p className="text-muted">{t("checkout.address.none")}</p>}
      {anyInvalid && (
        <Notice alert className="mb-3" action={<CoverageButton />}>
          {t("checkout.address.chooseAnother")}
        </Notice>
      )}
      {addresses.length > 0 && (
        <AddressRows
          addresses={addresses}
          chosen={chosen}
          invalid={invalid}
          error={tried && !chosen ? t("checkout.address.choose") : null}
          onChoose={({ id }) => {
            setTrouble(null);
            checkout.update({ addressId: id });
          }}
        />
      )}
      <AddressWays onGo={steps.goTo} />
    </StepFrame>
  );
}
