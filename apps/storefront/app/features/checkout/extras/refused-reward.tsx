import { useText } from "../../../i18n/text.tsx";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { chooseReward, forgetRefusal } from "../../../session/choose-discount.ts";
import { type DiscountRefusal, isUnjudged } from "../../../session/discount-news.ts";
import { useDiscountWords } from "../../../shop/offers/discount-words.ts";
import { Button } from "../../../ui/button.tsx";

/** Why the reward that was chosen is not on the order, and the ways on. */
export function RefusedReward({ refusal }: { refusal: DiscountRefusal }) {
  const t = useText();
  const words = useDiscountWords();
  const store = useCheckoutStore();
  return (
    <div className="py-1">
      <p role="alert" className="text-xs text-danger">
        {words(refusal)}
      </p>
      <div className="-ms-2 flex flex-wrap gap-x-2">
        {isUnjudged(refusal) && (
          <Button look="plain" className="text-xs" onClick={() => forgetRefusal(store, "FIDELITY")}>
            {t("trouble.retry")}
          </Button>
        )}
        <Button look="plain" className="text-xs" onClick={() => chooseReward(store, null)}>
          {t("loyalty.without")}
        </Button>
      </div>
    </div>
  );
}
