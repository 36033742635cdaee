import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { Card } from "@comanda/ui/controls/card.tsx";
import MessageSquare from "lucide-react/icons/message-square";
import User from "lucide-react/icons/user";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { qrPlaceName } from "../../../ordering/qr.ts";
import { SERVICE_TYPE_ICONS } from "../../../ordering/service-type-icons.ts";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { displayPhone } from "../client/typed-phone.ts";
import { SummaryRow } from "../frame/summary-row.tsx";
import { ScheduleField, type ScheduleFieldProps } from "../schedule/schedule-field.tsx";
import { DeliveryAddressRow } from "./delivery-address-row.tsx";

type SummaryRowsProps = {
  serviceType: ServiceType;
  question: string | null;
  /** Whether the order has a client. */
  showsClient: boolean;
  schedule: ScheduleFieldProps;
  onEdit: (screen: CheckoutScreen) => void;
};

/** Shows where, for whom and when the order is, each with a button to change it. */
export function SummaryRows({
  serviceType,
  question,
  showsClient,
  schedule,
  onEdit,
}: SummaryRowsProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const { company, qr } = useCompanySite();
  const client = useCheckout((checkout) => checkout.client);
  const additionalInfo = useCheckout((checkout) => checkout.additionalInfo);
  const address = serviceType === "TAKEAWAY" && company.address_enabled ? company.address : null;
  const place = qr ? qrPlaceName(qr) : address;
  const delivered = serviceType === "DELIVERY";

  return (
    <Card className="flex flex-col py-1">
      {delivered ? (
        <DeliveryAddressRow onEdit={() => onEdit("delivery_address")} />
      ) : (
        <SummaryRow
          icon={SERVICE_TYPE_ICONS[serviceType]}
          title={typeName(serviceType)}
          detail={place}
        />
      )}
      {question && (
        <SummaryRow
          icon={MessageSquare}
          title={additionalInfo}
          detail={question}
          onEdit={() => onEdit("additional_information")}
          editLabel={t("checkout.editAnswer")}
        />
      )}
      {showsClient && client && (
        <SummaryRow
          icon={User}
          title={client.name ?? ""}
          detail={displayPhone(client.country_calling_code ?? "", client.phone_number ?? "")}
          onEdit={() => onEdit("client_information")}
          editLabel={t("checkout.editClient")}
        />
      )}
      <ScheduleField serviceType={serviceType} {...schedule} />
    </Card>
  );
}
