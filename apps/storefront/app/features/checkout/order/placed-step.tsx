import Check from "lucide-react/icons/check";
import { useText } from "../../../i18n/text.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

/** The moment between the order and its page; the link is there should the page not open by itself. */
export function PlacedStep({ href }: { href: string }) {
  const t = useText();
  return (
    <div
      className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center"
      role="status"
    >
      <span className="grid size-20 place-items-center rounded-full bg-positive-soft text-positive">
        <Check className="size-10" aria-hidden="true" />
      </span>
      <h2 className="text-lg">{t("checkout.placed")}</h2>
      <p className="text-muted">{t("checkout.placedHint")}</p>
      <ButtonLink href={href} look="plain">
        {t("checkout.seeOrder")}
      </ButtonLink>
    </div>
  );
}
