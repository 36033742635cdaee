import { ButtonLink } from "@comanda/ui/controls/button.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useText } from "../../../i18n/text.ts";

type OrderPlacedProps = {
  /** The order waits for its payment, which the next page asks for. */
  unpaid: boolean;
  href: string;
};

/**
 * Shown between placing the order and opening its page. The link helps when the page does not open
 * by itself.
 */
export function OrderPlaced({ unpaid, href }: OrderPlacedProps) {
  const t = useText();
  const Icon = unpaid ? Clock : Check;
  return (
    <div
      className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center"
      role="status"
    >
      <span
        className={classNames(
          "grid size-20 place-items-center rounded-full",
          unpaid ? "bg-warning-soft text-warning" : "bg-positive-soft text-positive",
        )}
      >
        <Icon className="size-10" aria-hidden="true" />
      </span>
      <h2 className="text-lg">{t(unpaid ? "pay.next.title" : "checkout.placed")}</h2>
      <p className="text-muted">{t(unpaid ? "pay.next.text" : "checkout.placedHint")}</p>
      <ButtonLink href={href} look="plain">
        {t("checkout.seeOrder")}
      </ButtonLink>
    </div>
  );
}
