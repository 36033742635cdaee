import MapPin from "lucide-react/icons/map-pin";
import { useText } from "../../../i18n/text.tsx";
import { useCheckout } from "../../../session/checkout-store.ts";
import { AddressText } from "../../../shop/address-text.tsx";
import { useDeliveryMinutes } from "../../../shop/delivery-minutes.ts";
import { useServiceTypeName } from "../../../shop/service-type-name.ts";
import { SummaryRow } from "./summary-row.tsx";

/** Where the order goes and how long that usually takes. */
export function DeliveryRow({ onEdit }: { onEdit: () => void }) {
  const t = useText();
  const typeName = useServiceTypeName();
  const minutes = useDeliveryMinutes();
  const address = useCheckout(({ client, addressId }) =>
    client?.addresses.find(({ id }) => id === addressId),
  );
  return (
    <SummaryRow
      icon={MapPin}
      title={address && <AddressText address={address} />}
      detail={[typeName("DELIVERY"), minutes].filter(Boolean).join(" · ")}
      onEdit={onEdit}
      editLabel={t("checkout.address.edit")}
    />
  );
}
