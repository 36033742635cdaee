import { type DeliveryDestination, validPosition } from "@comanda/domain/delivery/coverage";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { useText } from "../../../i18n/text.ts";
import { CoverageButton } from "./coverage-button.tsx";
import { isKnownOutside } from "./local-delivery-quote.ts";
import { TakeawayInstead } from "./takeaway-instead.tsx";

type OutsideNoticeProps = {
  /** Null while no place is chosen. */
  place: Pick<DeliveryDestination, "latitude" | "longitude"> | null;
};

/**
 * Says that the restaurant does not deliver to a place as soon as the place is chosen, before the customer
 * types how to find the door, and opens the map of the delivery area with the place as a pin (conformance
 * 2.115). Only the server knows distances by road: it has the last word.
 */
export function OutsideAreaNotice({ place }: OutsideNoticeProps) {
  const t = useText();
  const drawn = useCompanyWithPolygons();
  if (!(place && drawn && isKnownOutside(drawn, place))) return null;
  return (
    <Notice
      alert
      action={
        <div className="flex flex-wrap gap-x-4 *:text-start">
          <CoverageButton pin={validPosition(place)} />
          <TakeawayInstead />
        </div>
      }
    >
      {t("checkout.address.outside")}
    </Notice>
  );
}
