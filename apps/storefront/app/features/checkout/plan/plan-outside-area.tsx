import { validPosition } from "@comanda/domain/delivery/coverage";
import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { Coverage } from "../delivery/coverage-sheet.tsx";
import { useOffersTakeaway } from "../delivery/takeaway-instead.tsx";
import type { PlannedAddressChoice } from "./use-planned-address.ts";

type PlanOutsideProps = {
  code: DestinationRefusal;
  position: PlannedAddressChoice["position"];
  onTakeaway: () => void;
};

/** Says that the chosen address gets no delivery, shows it on the map, and offers a takeaway. */
export function PlanOutsideArea({ code, position, onTakeaway }: PlanOutsideProps) {
  const t = useText();
  const offersTakeaway = useOffersTakeaway();
  if (code !== "outside_coverage") {
    return <p className="text-sm text-muted">{t("how.addressLater")}</p>;
  }
  const pin = position && {
    latitude: position.latitude ?? null,
    longitude: position.longitude ?? null,
  };
  return (
    <div className="flex flex-col gap-3">
      <div ref={bringIntoView}>
        <Notice
          alert
          action={
            offersTakeaway && (
              <Button look="plain" onClick={onTakeaway}>
                {t("how.takeawayInstead")}
              </Button>
            )
          }
        >
          {t("how.outside")}
        </Notice>
      </div>
      <Coverage pin={pin && validPosition(pin)} />
    </div>
  );
}

/**
 * On a low screen the notice appears below the end of the sheet, whose button would be disabled without a
 * reason.
 */
function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "center" });
}
