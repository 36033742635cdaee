import LocateFixed from "lucide-react/icons/locate-fixed";
import MapIcon from "lucide-react/icons/map";
import PencilLine from "lucide-react/icons/pencil-line";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { addingScreens } from "../../../session/checkout-flow.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { choiceRowClasses } from "../../../ui/choice-row.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ActiveLocationSheet } from "../pin/active-location-sheet.tsx";
import { chosenPlace, mapCentre } from "../pin/map-address-place.ts";
import { useCurrentLocation } from "../pin/use-current-location.ts";
import type { useSteps } from "../use-steps.ts";

type AddressSearchWaysProps = {
  steps: ReturnType<typeof useSteps>;
  /** Asks the second provider; null where there is none to ask. */
  onExpand: (() => void) | null;
};

/** The other ways to an address: whoever the search does not help is not stuck. */
export function AddressSearchWays({ steps, onExpand }: AddressSearchWaysProps) {
  const t = useText();
  const store = useCheckoutStore();
  const { usual, other } = addingScreens(useShop());
  const byHand = [usual, other].includes("address_create");
  const [denied, setDenied] = useState(false);

  const { locate, locating } = useCurrentLocation({
    onFound: (position) => {
      store.getState().update({ mapPlace: mapCentre(position) });
      steps.goTo("delivery_map");
    },
    onDenied: () => {
      // Unless a place was chosen, the map begins at the company then (spec §4, Current location).
      if (!chosenPlace(store.getState().mapPlace)) store.getState().update({ mapPlace: null });
      setDenied(true);
    },
  });

  const toMap = () => steps.goTo("delivery_map");

  return (
    <>
      <div className="rounded-m border border-line bg-surface px-3.5">
        {onExpand && (
          <Way icon={<Search aria-hidden="true" />} onClick={onExpand}>
            {t("checkout.search.expand")}
          </Way>
        )}
        <Way icon={<LocateFixed aria-hidden="true" />} onClick={locate} busy={locating}>
          {t(locating ? "checkout.locate.locating" : "checkout.locate.use")}
        </Way>
        <Way icon={<MapIcon aria-hidden="true" />} onClick={toMap}>
          {t("checkout.search.onMap")}
        </Way>
        {byHand && (
          <Way
            icon={<PencilLine aria-hidden="true" />}
            onClick={() => steps.goTo("address_create")}
          >
            {t("checkout.address.byHand")}
          </Way>
        )}
      </div>
      <ActiveLocationSheet
        open={denied}
        onClose={() => setDenied(false)}
        onAgain={() => {
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

type WayProps = { icon: ReactNode; onClick: () => void; busy?: boolean; children: string };

function Way({ icon, onClick, busy = false, children }: WayProps) {
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
