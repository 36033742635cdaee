import { useText } from "../../i18n/text.tsx";
import { useClock } from "../../shop/clock.ts";
import { useNow } from "../../shop/now.tsx";
import { useOpenState, useTakesLater } from "../../shop/opening.ts";
import { QrChip } from "../../shop/qr-chip.tsx";
import { type ToldReason, useReasonText } from "../../shop/reason-text.ts";
import { useShop } from "../../shop/shop.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * Says before anything is chosen which table it is for, and why it cannot be ordered now, until the
 * restaurant opens. That it is closed stands in the header already: here stands only that it takes
 * orders for later.
 */
export function MenuNotice() {
  const { qr, missing, ...shop } = useShop();
  // What is not known is no reason: the page says that it is missing.
  const refusal: ToldReason | null = missing.settings ? null : shop.refusal;
  const now = useNow();
  const reasonText = useReasonText();
  const later = useTakesLater();
  const { open } = useOpenState();
  const clock = useClock();
  const t = useText();
  const over = refusal?.opensAt ?? refusal?.until;
  const told = refusal && !(over && over <= now) ? refusal : null;
  const isClosed = !open && (told?.code === "closed" || told?.code === "schedule_required");
  const shown = isClosed && !later ? null : told;
  if (!qr && !shown) return null;
  return (
    <div className="mx-4 my-3 flex flex-col items-start gap-2 lg:mx-0 lg:mt-6 lg:mb-0">
      <QrChip />
      {shown && (
        <Notice className="w-full">
          {isClosed && shown.opensAt
            ? t("menu.opens", { time: clock.soon(shown.opensAt) })
            : reasonText(shown)}{" "}
          {later && t("reason.later")}
        </Notice>
      )}
    </div>
  );
}
