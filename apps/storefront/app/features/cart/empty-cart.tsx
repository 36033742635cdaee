import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";

export function EmptyCart() {
  const t = useText();
  const kept = useKeptQuery();
  return (
    <main className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-text">
        <ShoppingBag className="size-9" aria-hidden="true" />
      </span>
      <h2 className="text-lg">{t("cart.empty")}</h2>
      <p className="text-muted">{t("cart.emptyHint")}</p>
      <ButtonLink href={kept("/products")} className="mt-2 w-full">
        {t("cart.seeMenu")}
      </ButtonLink>
    </main>
  );
}
