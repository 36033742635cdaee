import type { AddingScreen } from "@comanda/domain/checkout-flow";
import Plus from "lucide-react/icons/plus";
import { useText } from "../../../i18n/text.tsx";
import { addingScreens } from "../../../session/checkout-flow.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";

/** The ways to an address that is not in the list: the usual one, and the other where it serves too. */
export function AddressWays({ onGo }: { onGo: (screen: AddingScreen) => void }) {
  const t = useText();
  const { usual, other } = addingScreens(useShop());
  return (
    <div className="flex flex-col pt-3">
      <Button look="secondary" onClick={() => onGo(usual)}>
        <Plus className="size-5 flex-none" aria-hidden="true" />
        {t("checkout.address.add")}
      </Button>
      {other && <OtherWay screen={other} onGo={onGo} />}
    </div>
  );
}

type OtherWayProps = { screen: AddingScreen; onGo: (screen: AddingScreen) => void };

/** From searching an address to writing it, or the other way round. */
export function OtherWay({ screen, onGo }: OtherWayProps) {
  const t = useText();
  return (
    <Button look="plain" className="self-center" onClick={() => onGo(screen)}>
      {t(screen === "address_create" ? "checkout.address.byHand" : "checkout.address.bySearch")}
    </Button>
  );
}
