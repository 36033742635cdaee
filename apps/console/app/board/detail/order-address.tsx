import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { validPosition } from "@comanda/domain/delivery/coverage";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import MapPin from "lucide-react/icons/map-pin";
import { useText } from "../../i18n/text.ts";
import { buttonClasses } from "../../parts/button.tsx";
import { LazyAddressMap } from "./lazy-address-map.tsx";
import { mapLink } from "./map-link.ts";

type OrderAddressProps = { order: StaffOrder; tiles: MapTiles | undefined };

/** Where a delivery goes, on a map where its position is known, with a link to a larger map. */
export function OrderAddress({ order, tiles }: OrderAddressProps) {
  const t = useText();
  const { address } = order;
  if (!address) return null;
  const { text, complement, reference, meters, latitude, longitude } = address;
  const position = validPosition(address);
  const km = meters === null ? null : (meters / 1000).toFixed(1);
  return (
    <section
      aria-label={t("board.order.address")}
      className="overflow-hidden rounded-m border border-line bg-surface"
    >
      {position && tiles && (
        <LazyAddressMap
          key={`${latitude} ${longitude}`}
          position={position}
          label={t("board.order.map")}
          tiles={tiles}
        />
      )}
      <div className="flex items-center gap-3 p-3">
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
      </div>
    </section>
  );
}
