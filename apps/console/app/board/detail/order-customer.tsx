import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../layout/company-page.tsx";
import { Avatar } from "../../parts/avatar.tsx";
import { buttonClasses } from "../../parts/button.tsx";
import { PhoneNumber } from "../../parts/phone/phone-number.tsx";

/**
 * Who ordered, and how to reach them; the name leads a member who may see customers to theirs.
 * Nothing for a member who sees no people.
 */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const t = useText();
  const companyPath = useCompanyPath();
  const { member, navPaths } = useCompanyPage();
  const company = member.company.name;
  const { client } = order;
  if (order.client_erased)
    return (
      <section aria-label={t("board.order.customer")} className="text-md text-muted">
        {t("board.order.erased")}
      </section>
    );
  if (!client) return null;
  const digits = client.phone.replace(/\D/gu, "");
  const text = t("board.order.whatsappText", { company, number: order.public_id });
  const classes = `${buttonClasses({ look: "outline", size: "m" })} flex-auto px-2!`;
  return (
    <section
      aria-label={t("board.order.customer")}
      className="rounded-m border border-line bg-surface p-3"
    >
      <div className="flex items-center gap-3">
        <Avatar name={client.name} />
        <div className="min-w-0">
          <p className="text-md font-bold wrap-anywhere">
            {navPaths.includes("customers") ? (
              <Link
                to={companyPath(`customers/${encodeURIComponent(client.id)}`)}
                className="-mt-3 inline-flex min-h-12 items-center text-accent-text underline"
              >
                <bdi>{client.name}</bdi>
              </Link>
            ) : (
              <bdi>{client.name}</bdi>
            )}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <PhoneNumber stored={client.phone} />
            <span>{t("board.order.count", { count: client.orders_count })}</span>
          </p>
        </div>
      </div>
      {digits && (
        <div className="mt-2 flex flex-wrap gap-2">
          <a href={`tel:+${digits}`} className={classes}>
            <Phone aria-hidden="true" className="size-5" />
            {t("board.order.call")}
          </a>
          <a
            href={`https://wa.me/${digits}?${new URLSearchParams({ text })}`}
            target="_blank"
            rel="noreferrer"
            className={classes}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {t("board.order.whatsapp")}
          </a>
        </div>
      )}
    </section>
  );
}
