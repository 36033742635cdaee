import { useEffect, useState } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { isOrderable, useNotOnSale } from "../../../ordering/not-on-sale.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { knownCompanions, loadCompanions } from "./companions.ts";
import { type SuggestedDish, suggestedDishes } from "./suggested-dishes.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

/**
 * Suggests what fits the cart while it is open. What comes later is shown at the next opening, and what
 * was added stays where it is: nothing moves under the finger.
 */
export function Suggestions() {
  const { id } = useCompanySite().company;
  const fitting = useFittingDishes();
  const [shown] = useState(() => fitting(knownCompanions(id) ?? []));
  return <SuggestionList dishes={shown} />;
}

/** Suggests what fits the cart beside the menu, below its buttons, where it moves nothing. */
export function LiveSuggestions() {
  const { id } = useCompanySite().company;
  const fitting = useFittingDishes();
  const [companions, setCompanions] = useState(() => knownCompanions(id));
  useEffect(() => {
    let isLeft = false;
    void loadCompanions(id).then((loaded) => {
      if (!isLeft) setCompanions(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return <SuggestionList dishes={fitting(companions ?? [])} />;
}

function SuggestionList({ dishes }: { dishes: readonly SuggestedDish[] }) {
  const t = useText();
  if (dishes.length === 0) return null;
  return (
    <section aria-label={t("cart.goesWith")} className="px-4 pt-3 pb-1">
      <h3 className="text-xs font-bold text-muted">{t("cart.goesWith")}</h3>
      <ul>
        {dishes.map((dish) => (
          <SuggestionRow key={dish.product.id} {...dish} />
        ))}
      </ul>
    </section>
  );
}

function useFittingDishes() {
  const { currency } = useCompanySite().company;
  const { categories } = useMenu();
  const lines = useCart((cart) => cart.lines);
  const notOnSale = useNotOnSale();
  return (companions: Parameters<typeof suggestedDishes>[1]) =>
    suggestedDishes(categories, companions, lines, {
      currencyCode: currency.code,
      isSellable: (productId) => isOrderable(notOnSale(productId)),
    });
}
