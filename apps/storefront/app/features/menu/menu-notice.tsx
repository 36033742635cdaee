import { useNow } from "../../shop/now.tsx";
import { type ToldReason, useReasonText } from "../../shop/reason-text.ts";
import { useShop } from "../../shop/shop.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Says before anything is chosen that it cannot be ordered now, and why, until the shop opens. */
export function MenuNotice() {
  const refusal: ToldReason | null = useShop().refusal;
  const now = useNow();
  const reasonText = useReasonText();
  const over = refusal?.opensAt ?? refusal?.until;
  if (!refusal || (over && over <= now)) return null;
  return <Notice className="mx-4 my-3 lg:mx-0 lg:mt-6 lg:mb-0">{reasonText(refusal)}</Notice>;
}
