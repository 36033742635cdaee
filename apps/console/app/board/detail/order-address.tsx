import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import MapPin from "lucide-react/icons/map-pin";
import { useText } from "../../i18n/text.ts";
import { buttonClasses } from "../../parts/button.tsx";
import { mapLink } from "./map-link.ts";

/** Where a delivery goes, with a link to a map. */
export function OrderAddress({ order }: { order: StaffOrder }) {
  const t = useText();
  const { address } = order;
  if (!address) return null;
  const { text, complement, reference, meters } = address;
  const km = meters === null ? null : (meters / 1000).toFixed(1);
  return (
    <section
      aria-label={t("board.order.address")}
      className="flex items-center gap-3 rounded-m border border-line bg-surface p-3"
    >
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-md font-bold">
          <bdi>{[text, complement].filter(Boolean).join(", ")}</bdi>
        </p>
        {reference && (
          <p className="text-sm text-muted">
            <bdi>{reference}</bdi>
          </p>
        )}
        {km && <p className="text-sm text-muted">{t("board.order.distance", { km })}</p>}
      </div>
      <a
        href={mapLink(address)}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ look: "outline", size: "m" })}
      >
        <MapPin aria-hidden="true" className="size-5" />
        {t("board.order.map")}
      </a>
    </section>
  );
}
