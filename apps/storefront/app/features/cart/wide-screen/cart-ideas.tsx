import { useState } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { isOrderable, useNotOnSale } from "../../../ordering/not-on-sale.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { AddDishButton } from "../suggestions/add-dish-button.tsx";
import { knownCompanions } from "../suggestions/companions.ts";
import { type SuggestedDish, suggestedDishes } from "../suggestions/suggested-dishes.ts";
import { menuIdeas } from "./menu-ideas.ts";

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
    <section aria-label={t("cart.addMore")} className="pt-6 pb-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 className="text-md">{t("cart.addMore")}</h2>
        <QueryLink to="/products" className="target text-sm font-bold text-accent-text">
          {t("cart.seeMenu")}
        </QueryLink>
      </header>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4">
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
    <li className="flex min-w-0 flex-col overflow-hidden rounded-m border border-line bg-surface">
      {source && (
        <CompanyPicture
          source={source}
          alt=""
          width={180}
          height={135}
          sizes="400px"
          className="md:aspect-4/3 md:h-auto md:w-full"
        />
      )}
      <p className="px-3 pt-2.5 leading-tight font-bold">
        <bdi data-clamped lang={languageOf(product)} className="line-clamp-2">
          {product.name}
        </bdi>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between ps-3 pe-2 pb-1">
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
  const notOnSale = useNotOnSale();
  return () => {
    const isSellable = (productId: string) => isOrderable(notOnSale(productId));
    const options = { currencyCode: currency.code, isSellable };
    const companions = suggestedDishes(categories, knownCompanions(id) ?? [], lines, options);
    const liked = [...companions.map(({ product }) => product.id), ...(popular ?? [])];
    return menuIdeas(categories, lines, { ...options, popular: liked });
  };
}
