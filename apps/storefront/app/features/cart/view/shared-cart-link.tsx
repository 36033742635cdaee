import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Users from "lucide-react/icons/users";
import { useEffect, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { QueryLink, useKeepQuery } from "../../../links/keep-query.tsx";
import { readSavedSharedCart } from "../../../session/shared-cart/saved-shared-cart.ts";

/** Leads to ordering together with others. Its spacing is in pixels: large letters need the room. */
export function SharedCartLink() {
  const t = useText();
  return (
    <QueryLink
      to="/together"
      className="mx-4 mt-4 flex min-h-14 items-center gap-[12px] rounded-m border border-line bg-surface px-[16px] py-2 lg:mx-0"
    >
      <Users aria-hidden="true" className="size-[20px] flex-none text-muted" />
      <span className="min-w-0 flex-1">
        <b className="block text-sm">{t("together.title")}</b>
        <span className="block text-xs text-balance text-muted">{t("together.hint")}</span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-[20px] flex-none text-muted rtl:-scale-x-100"
      />
    </QueryLink>
  );
}

/** Stands in place of the order buttons of a cart whose dishes are sent with those of the others. */
export function SeeTogether() {
  const t = useText();
  const withQuery = useKeepQuery();
  return <ButtonLink href={withQuery("/together")}>{t("together.see")}</ButtonLink>;
}

/**
 * Returns whether this cart is a part of a shared one, and whether one guest sends it for all: at a table
 * each guest may also order their own.
 */
export function useTogether(): "alone" | "joined" | "sent for all" {
  const { company } = useCompanySite();
  const [together, setTogether] = useState<ReturnType<typeof useTogether>>("alone");
  useEffect(() => {
    const saved = readSavedSharedCart(company.id);
    if (saved) setTogether(saved.tableId === null ? "sent for all" : "joined");
  }, [company.id]);
  return together;
}
