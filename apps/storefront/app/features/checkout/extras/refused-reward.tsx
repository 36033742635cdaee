import { Button } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useDiscountRefusalText } from "../../../offers/use-discount-refusal-text.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { chooseReward, clearRefusal } from "../../../session/checkout/choose-discount.ts";
import {
  type DiscountRefusal,
  isRetryableRefusal,
} from "../../../session/checkout/discount-state.ts";

/** Shows why the chosen reward was refused, with buttons to retry or to go without it. */
export function RefusedReward({ refusal }: { refusal: DiscountRefusal }) {
  const t = useText();
  const refusalText = useDiscountRefusalText();
  const store = useCheckoutStore();
  return (
    <div className="py-1">
      <p role="alert" className="text-xs text-danger">
        {refusalText(refusal)}
      </p>
      <div className="-ms-2 flex flex-wrap gap-x-2">
        {isRetryableRefusal(refusal) && (
          <Button look="plain" className="text-xs" onClick={() => clearRefusal(store, "FIDELITY")}>
            {t("failure.retry")}
          </Button>
        )}
        <Button look="plain" className="text-xs" onClick={() => chooseReward(store, null)}>
          {t("loyalty.without")}
        </Button>
      </div>
    </div>
  );
}
