import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import type { ServiceType } from "@comanda/domain/service-type";
import MessageSquare from "lucide-react/icons/message-square";
import Store from "lucide-react/icons/store";
import User from "lucide-react/icons/user";
import { useText } from "../../../i18n/text.tsx";
import { useCheckout } from "../../../session/checkout-store.ts";
import { placeName } from "../../../shop/qr.ts";
import { useServiceTypeName } from "../../../shop/service-type-name.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Card } from "../../../ui/card.tsx";
import { shownPhone } from "../client/phone.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { ScheduleField, type ScheduleFieldProps } from "./schedule-field.tsx";
import { SummaryRow } from "./summary-row.tsx";

type SummaryRowsProps = {
  serviceType: ServiceType;
  question: string | null;
  /** Whether the client's name is part of this order. */
  withClient: boolean;
  schedule: ScheduleFieldProps;
  onEdit: (screen: CheckoutScreen) => void;
};

/** Where, for whom and when: what was said so far, each with the way to change it. */
export function SummaryRows({
  serviceType,
  question,
  withClient,
  schedule,
  onEdit,
}: SummaryRowsProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const { company, qr } = useShop();
  const client = useCheckout((checkout) => checkout.client);
  const additionalInfo = useCheckout((checkout) => checkout.additionalInfo);
  const address = serviceType === "TAKEAWAY" && company.address_enabled ? company.address : null;
  const place = qr ? placeName(qr) : address;
  const delivered = serviceType === "DELIVERY";

  return (
    <Card className="flex flex-col gap-1 py-2">
      {delivered ? (
        <DeliveryRow onEdit={() => onEdit("delivery_address")} />
      ) : (
        <SummaryRow icon={Store} title={typeName(serviceType)} detail={place} />
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
      {withClient && client && (
        <SummaryRow
          icon={User}
          title={client.name ?? ""}
          detail={shownPhone(client.country_calling_code ?? "", client.phone_number ?? "")}
          onEdit={() => onEdit("client_information")}
          editLabel={t("checkout.editClient")}
        />
      )}
      <ScheduleField serviceType={serviceType} {...schedule} />
    </Card>
  );
}
