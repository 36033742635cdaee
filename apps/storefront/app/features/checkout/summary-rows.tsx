import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import type { ServiceType } from "@comanda/domain/service-type";
import Clock from "lucide-react/icons/clock";
import MessageSquare from "lucide-react/icons/message-square";
import Store from "lucide-react/icons/store";
import User from "lucide-react/icons/user";
import type { ComponentType, ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import { useCheckout } from "../../session/checkout-store.ts";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { useShop } from "../../shop/shop.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { shownPhone } from "./phone.ts";

type SummaryRowsProps = {
  serviceType: ServiceType;
  question: string | null;
  /** Whether the client's name is part of this order. */
  withClient: boolean;
  onEdit: (screen: CheckoutScreen) => void;
};

/** Where, for whom and when: what was said so far, each with the way to change it. */
export function SummaryRows({ serviceType, question, withClient, onEdit }: SummaryRowsProps) {
  const t = useText();
  const typeName = useServiceTypeName();
  const { company } = useShop();
  const client = useCheckout((checkout) => checkout.client);
  const additionalInfo = useCheckout((checkout) => checkout.additionalInfo);
  const address = serviceType === "TAKEAWAY" && company.address_enabled ? company.address : null;

  return (
    <Card className="flex flex-col gap-1 py-2">
      <Row icon={Store} title={typeName(serviceType)} detail={address} />
      {question && (
        <Row
          icon={MessageSquare}
          title={additionalInfo}
          detail={question}
          onEdit={() => onEdit("additional_information")}
          editLabel={t("checkout.editAnswer")}
        />
      )}
      {withClient && client && (
        <Row
          icon={User}
          title={client.name ?? ""}
          detail={shownPhone(client.country_calling_code ?? "", client.phone_number ?? "")}
          onEdit={() => onEdit("client_information")}
          editLabel={t("checkout.editClient")}
        />
      )}
      <Row icon={Clock} title={t("checkout.soon")} />
    </Card>
  );
}

type RowProps = {
  icon: ComponentType<{ className?: string }>;
  title: ReactNode;
  detail?: string | null;
  onEdit?: () => void;
  editLabel?: string;
};

function Row({ icon: Icon, title, detail, onEdit, editLabel }: RowProps) {
  const t = useText();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Icon className="size-5 flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {detail && (
          <p className="text-xs text-muted">
            <bdi className="tabular">{detail}</bdi>
          </p>
        )}
      </div>
      {onEdit && (
        <Button look="plain" className="-me-2 text-xs" aria-label={editLabel} onClick={onEdit}>
          {t("checkout.edit")}
        </Button>
      )}
    </div>
  );
}
