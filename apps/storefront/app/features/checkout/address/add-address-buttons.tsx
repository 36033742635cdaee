import type { AddAddressScreen } from "@comanda/domain/checkout/flow";
import { Button } from "@comanda/ui/controls/button.tsx";
import Plus from "lucide-react/icons/plus";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { addAddressScreens } from "../../../session/checkout/flow-facts.ts";

/**
 * Shows the buttons that add an address: the usual way, and the other way when the company offers both.
 */
export function AddAddressButtons({ onGo }: { onGo: (screen: AddAddressScreen) => void }) {
  const t = useText();
  const { usual, other } = addAddressScreens(useCompanySite());
  return (
    <div className="flex flex-col pt-3">
      <Button look="secondary" onClick={() => onGo(usual)}>
        <Plus className="size-5 flex-none" aria-hidden="true" />
        {t("checkout.address.add")}
      </Button>
      {other && <SwitchAddressEntry screen={other} onGo={onGo} />}
    </div>
  );
}

type SwitchAddressEntryProps = {
  screen: AddAddressScreen;
  onGo: (screen: AddAddressScreen) => void;
};

/** Shows the link between searching an address and typing it. */
export function SwitchAddressEntry({ screen, onGo }: SwitchAddressEntryProps) {
  const t = useText();
  return (
    <Button look="plain" className="self-center" onClick={() => onGo(screen)}>
      {t(screen === "address_create" ? "checkout.address.byHand" : "checkout.address.bySearch")}
    </Button>
  );
}
