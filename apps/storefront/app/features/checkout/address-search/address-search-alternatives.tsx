import { choiceRowClasses } from "@comanda/ui/controls/choice-row.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import MapIcon from "lucide-react/icons/map";
import PencilLine from "lucide-react/icons/pencil-line";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { addAddressScreens } from "../../../session/checkout/flow-facts.ts";
import { placeWithAddress, placeWithoutAddress } from "../address/map-place.ts";
import { EnableLocationSheet } from "../address-map/enable-location-sheet.tsx";
import { useCurrentLocation } from "../address-map/use-current-location.ts";
import type { useStepNavigation } from "../frame/use-step-navigation.ts";

type AddressSearchAlternativesProps = {
  steps: ReturnType<typeof useStepNavigation>;
  /** Asks the second provider; null without one. */
  onExpand: (() => void) | null;
};

/** Shows the alternatives to the search, for a customer whose address it does not find. */
export function AddressSearchAlternatives({ steps, onExpand }: AddressSearchAlternativesProps) {
  const t = useText();
  const store = useCheckoutStore();
  const { usual, other } = addAddressScreens(useCompanySite());
  const offersForm = [usual, other].includes("address_create");
  const [denied, setDenied] = useState(false);

  const { locate, locating } = useCurrentLocation({
    onFound: (position) => {
      store.getState().update({ mapPlace: placeWithoutAddress(position) });
      steps.goTo("delivery_map");
    },
    onDenied: () => {
      // Without a chosen place the map starts at the company (conformance 4.71).
      if (!placeWithAddress(store.getState().mapPlace)) store.getState().update({ mapPlace: null });
      setDenied(true);
    },
  });

  const toMap = () => steps.goTo("delivery_map");

  return (
    <>
      <div className="rounded-m border border-line bg-surface px-3.5">
        {onExpand && (
          <AlternativeButton icon={<Search aria-hidden="true" />} onClick={onExpand}>
            {t("checkout.search.expand")}
          </AlternativeButton>
        )}
        <AlternativeButton
          icon={<LocateFixed aria-hidden="true" />}
          onClick={locate}
          busy={locating}
        >
          {t(locating ? "checkout.locate.locating" : "checkout.locate.use")}
        </AlternativeButton>
        <AlternativeButton icon={<MapIcon aria-hidden="true" />} onClick={toMap}>
          {t("checkout.search.onMap")}
        </AlternativeButton>
        {offersForm && (
          <AlternativeButton
            icon={<PencilLine aria-hidden="true" />}
            onClick={() => steps.goTo("address_create")}
          >
            {t("checkout.address.byHand")}
          </AlternativeButton>
        )}
      </div>
      <EnableLocationSheet
        open={denied}
        onClose={() => setDenied(false)}
        onRetry={() => {
          setDenied(false);
          locate();
        }}
        onMap={() => {
          setDenied(false);
          toMap();
        }}
      />
    </>
  );
}

type AlternativeButtonProps = {
  icon: ReactNode;
  onClick: () => void;
  busy?: boolean;
  children: string;
};

function AlternativeButton({ icon, onClick, busy = false, children }: AlternativeButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={busy}
      aria-busy={busy || undefined}
      className={classNames(choiceRowClasses, "w-full text-start [&>svg]:size-5")}
    >
      <span aria-hidden="true" className="flex-none text-accent-text [&>svg]:size-5">
        {icon}
      </span>
      {children}
    </button>
  );
}
