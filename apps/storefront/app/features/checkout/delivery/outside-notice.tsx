import type { DeliveryDestination } from "@comanda/domain/delivery/coverage";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useCompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { useText } from "../../../i18n/text.ts";
import { isKnownOutside } from "./local-delivery-quote.ts";
import { TakeawayInstead } from "./takeaway-instead.tsx";

type OutsideNoticeProps = {
  /** Null while no place is chosen. */
  place: Pick<DeliveryDestination, "latitude" | "longitude"> | null;
};

/**
 * Says that the restaurant does not deliver to a place as soon as the place is chosen, before the customer
 * types how to find the door. Only the server knows distances by road: it has the last word, and only then
 * the customer can open the map of the area (conformance 2.115).
 */
export function OutsideNotice({ place }: OutsideNoticeProps) {
  const t = useText();
  const drawn = useCompanyWithPolygons();
  if (!(place && drawn && isKnownOutside(drawn, place))) return null;
  return (
    <Notice alert action={<TakeawayInstead />}>
      {t("checkout.address.outside")}
    </Notice>
  );
}
