import { PageHeader } from "@comanda/ui/controls/page-header.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useText } from "../i18n/text.ts";
import { QueryLink } from "../links/keep-query.tsx";

/** Shows the bar at the top of a page, with the way back to the menu. */
export function HeaderToMenu({ title }: { title: string }) {
  const t = useText();
  return (
    <PageHeader
      title={title}
      start={
        <QueryLink
          to="/products"
          aria-label={t("cart.backToMenu")}
          className="grid size-11 flex-none place-items-center rounded-full border border-line"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </QueryLink>
      }
    />
  );
}
