import { DotList } from "@comanda/ui/controls/dot-list.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { useText } from "../../../i18n/text.ts";
import { AddressText } from "../../../order-summary/address-text.tsx";
import { useDeliveryMinutes } from "../../../ordering/use-delivery-minutes.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { SummaryRow } from "../frame/summary-row.tsx";

/** Shows the delivery address, and how long a delivery usually takes. */
export function DeliveryAddressRow({ onEdit }: { onEdit: () => void }) {
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
      detail={
        <DotList>{minutes ? [typeName("DELIVERY"), minutes] : [typeName("DELIVERY")]}</DotList>
      }
      onEdit={onEdit}
      editLabel={t("checkout.address.edit")}
    />
  );
}
