import { answerPress } from "@comanda/ui/press/answer-press.ts";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { CompanyPicture } from "../../../media/company-picture.tsx";
import { pictureSource } from "../../../media/picture-source.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { SuggestedDish } from "./suggested-dishes.ts";

/** Shows a dish that fits the cart; one press adds it. */
export function SuggestionRow({ product, line }: SuggestedDish) {
  const t = useText();
  const price = usePrice();
  const site = useCompanySite();
  const add = useCart((cart) => cart.add);
  const isAdded = useCart(({ lines }) => lines.some(({ hash }) => hash === line.hash));
  const source = pictureSource(site, "product", product.images[0]?.image_url);
  const { name } = product;
  return (
    <li className="flex items-center gap-3 py-1.5">
      {source && (
        <CompanyPicture
          source={source}
          alt=""
          width={40}
          height={40}
          sizes="40px"
          className="size-10 flex-none rounded-s"
        />
      )}
      <p className="min-w-0 flex-1 leading-[1.25]">
        <bdi data-clamped className="line-clamp-2">
          {name}
        </bdi>
      </p>
      <span className="tabular flex-none text-muted">{price(line.seen ?? 0)}</span>
      <button
        type="button"
        aria-label={t(isAdded ? "cart.goesWithAdded" : "menu.add", { name })}
        // Not `disabled`: that would take the focus away.
        aria-disabled={isAdded}
        onClick={() => {
          if (isAdded) return;
          answerPress();
          add(line);
        }}
        className="grid size-11 flex-none place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full border border-line bg-surface shadow-1">
          {isAdded ? (
            <Check aria-hidden="true" className="bump size-5 text-positive" />
          ) : (
            <Plus aria-hidden="true" className="size-5" />
          )}
        </span>
      </button>
    </li>
  );
}
