import { useText } from "../../i18n/text.tsx";
import { useNow } from "../../shop/now.tsx";
import { useTakesLater } from "../../shop/opening.ts";
import { QrChip } from "../../shop/qr-chip.tsx";
import { type ToldReason, useReasonText } from "../../shop/reason-text.ts";
import { useShop } from "../../shop/shop.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * Says before anything is chosen which table it is for, and that it cannot be ordered now, and why,
 * until the shop opens.
 */
export function MenuNotice() {
  const { qr, missing, ...shop } = useShop();
  // What is not known is no reason: the page says that it is missing.
  const refusal: ToldReason | null = missing.settings ? null : shop.refusal;
  const now = useNow();
  const reasonText = useReasonText();
  const later = useTakesLater();
  const t = useText();
  const over = refusal?.opensAt ?? refusal?.until;
  const told = refusal && !(over && over <= now) ? refusal : null;
  if (!qr && !told) return null;
  return (
    <div className="mx-4 my-3 flex flex-col items-start gap-2 lg:mx-0 lg:mt-6 lg:mb-0">
      <QrChip />
      {told && (
        <Notice className="w-full">
          {reasonText(told)} {later && t("reason.later")}
        </Notice>
      )}
    </div>
  );
}
