import BellRing from "lucide-react/icons/bell-ring";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";

/** At the foot of the other pages: the orders for which this device rings, and the way to them. */
export function NewOrdersStrip() {
  const t = useText();
  const companyPath = useCompanyPath();
  const count = useSituation(({ view }) => view.lanes.new.length);
  if (count === 0) return null;
  return (
    <Link
      to={companyPath("orders")}
      data-new-orders={count}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-auto flex min-h-14 flex-none items-center gap-3 bg-accent px-5 py-1 text-md font-bold text-accent-ink md:bottom-0"
    >
      <BellRing aria-hidden="true" className="size-6 flex-none" />
      <span className="min-w-0 flex-1">{t("board.announce.several", { count })}</span>
      <span className="max-md:sr-only">{t("board.takeover.hide")}</span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
    </Link>
  );
}
