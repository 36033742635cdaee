import "../i18n/await-office-messages.ts";
import type { Customer } from "@comanda/contract/customers/customer-schemas";
import Phone from "lucide-react/icons/phone";
import { useText } from "../i18n/text.ts";
import { useCompanyPath } from "../layout/company-page.tsx";
import { buttonClasses } from "../parts/button.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { PhoneNumber } from "../parts/phone/phone-number.tsx";
import { CustomerFigures } from "./customer-figures.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import { CustomerRatings } from "./customer-ratings.tsx";
import { Panel } from "./panel.tsx";
import { PersonalData } from "./personal-data.tsx";

/** A customer: figures, orders, addresses and ratings, and what is done with personal data. */
export function CustomerPage({ customer }: { customer: Customer }) {
  const t = useText();
  const path = useCompanyPath();
  const { name, phone, addresses } = customer;
  return (
    <>
      <title>{name}</title>
      <PageHeader title={name} back={path("customers")}>
        <a href={`tel:${phone}`} className={buttonClasses({ look: "outline", size: "m" })}>
          <Phone aria-hidden="true" className="size-5" />
          <span className="heard">{t("customers.page.call")} </span>
          <PhoneNumber stored={phone} />
        </a>
      </PageHeader>
      <div className="mx-auto grid w-full max-w-[1080px] gap-4 p-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-start">
        <div className="lg:col-span-2">
          <CustomerFigures customer={customer} />
        </div>
        <CustomerOrders customer={customer} />
        <div className="flex flex-col gap-4">
          <Panel title={t("customers.page.addresses")}>
            {addresses.length === 0 ? (
              <p className="text-md text-muted">{t("customers.page.noAddresses")}</p>
            ) : (
              <ul className="flex flex-col gap-3">
                {addresses.map(({ id, text, ...details }) => (
                  <li key={id} className="text-md wrap-anywhere">
                    <bdi>{text}</bdi>
                    <bdi className="block text-sm text-muted empty:hidden">
                      {[details.complement, details.area, details.reference]
                        .filter(Boolean)
                        .join(" · ")}
                    </bdi>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <CustomerRatings customer={customer} />
        </div>
        <div className="lg:col-span-2">
          <PersonalData customer={customer} />
        </div>
      </div>
    </>
  );
}
