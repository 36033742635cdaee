import Check from "lucide-react/icons/check";
import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";

type SentElsewhereProps = { orderId: string; onClose: () => void };

/** The order that stood here was sent from another tab of this browser. */
export function SentElsewhere({ orderId, onClose }: SentElsewhereProps) {
  const t = useText();
  const kept = useKeptQuery();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-positive-soft text-positive">
        <Check className="size-10" aria-hidden="true" />
      </span>
      <h2 className="text-lg" role="status">
        {t("checkout.placed")}
      </h2>
      <p className="text-muted">{t("checkout.sentElsewhere")}</p>
      <ButtonLink href={kept("/tracking", { order_id: orderId })} className="mt-2 w-full">
        {t("checkout.seeOrder")}
      </ButtonLink>
      <Button look="plain" onClick={onClose}>
        {t("checkout.close")}
      </Button>
    </div>
  );
}
