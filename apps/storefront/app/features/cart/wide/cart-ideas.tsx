import { useState } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { isUnsoldNow, useUnsold } from "../../../ordering/unsold.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { AddDishButton } from "../suggestions/add-dish-button.tsx";
import { knownCompanions } from "../suggestions/companions.ts";
import { type SuggestedDish, suggestedDishes } from "../suggestions/suggested-dishes.ts";
import { menuIdeas } from "./menu-ideas.ts";
import "./cart-ideas.css";

/**
 * Shows dishes that one press adds to the cart, below it on wide screens: those that are often ordered with
 * its dishes come first. What was added stays where it is: nothing moves under the pointer.
 */
export function CartIdeas() {
  const t = useText();
  const find = useFindIdeas();
  const [ideas] = useState(find);
  if (ideas.length === 0) return null;
  return (
    <section aria-label={t("cart.addMore")} className="cart-ideas">
      <header>
        <h2 className="text-md">{t("cart.addMore")}</h2>
        <QueryLink to="/products" className="target text-sm font-bold text-accent-text">
          {t("cart.seeMenu")}
        </QueryLink>
      </header>
      <ul>
        {ideas.map((idea) => (
          <IdeaCard key={idea.product.id} {...idea} />
        ))}
      </ul>
    </section>
  );
}

function IdeaCard({ product, line }: SuggestedDish) {
  const price = usePrice();
  const languageOf = useMenuLanguage();
  const source = pictureSource(useCompanySite(), "product", product.images[0]?.image_url);
  return (
    <li>
      {source && <CompanyPicture source={source} alt="" width={180} height={120} sizes="400px" />}
      <p data-clamped className="line-clamp-2 font-bold">
        <bdi lang={languageOf(product)}>{product.name}</bdi>
      </p>
      <div>
        <span className="tabular text-muted">{price(line.seen ?? 0)}</span>
        <AddDishButton product={product} line={line} />
      </div>
    </li>
  );
}

function useFindIdeas(): () => SuggestedDish[] {
  const { id, currency } = useCompanySite().company;
  const { categories, popular } = useMenu();
  const lines = useCart((cart) => cart.lines);
  const unsold = useUnsold();
  return () => {
    const isSold = (productId: string) => !isUnsoldNow(unsold(productId));
    const options = { currencyCode: currency.code, isSold };
    const companions = suggestedDishes(categories, knownCompanions(id) ?? [], lines, options);
    const liked = [...companions.map(({ product }) => product.id), ...(popular ?? [])];
    return menuIdeas(categories, lines, { ...options, popular: liked });
  };
}
