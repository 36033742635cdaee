import { useText } from "../../../i18n/text.ts";

/** Shows how many pieces of a product are in the cart; a press on it opens the product. */
export function CountBadge({ count }: { count: number }) {
  const t = useText();
  return (
    <p
      key={count}
      className="bump tabular grid h-9 min-w-9 place-items-center rounded-full border-2 border-button-edge bg-button px-2 font-bold text-button-ink shadow-1"
    >
      <span aria-hidden="true">{count}</span>
      <span className="heard">{t("menu.inCart", { count })}</span>
    </p>
  );
}
