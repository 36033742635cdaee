/** The name of a dish with its quantity; `lang` where it is not in the language of the page. */
type Dish = string | { text: string; lang: string | undefined };

type DishListProps = { className: string; children: readonly Dish[] };

/**
 * Dishes in a text that may be cut off. It has the direction of its first dish, so that it is cut off where
 * its reader ends. `dir="auto"` does not look into a `bdi` for that direction.
 */
export function DishList({ className, children }: DishListProps) {
  return (
    <span dir="auto" data-clamped className={className}>
      {children.map((dish, at) => {
        const { text, lang } = typeof dish === "string" ? { text: dish, lang: undefined } : dish;
        // biome-ignore-start lint/suspicious/noArrayIndexKey: an order's lines have no id, and their order never changes
        if (at === 0) {
          return (
            <span key={at} lang={lang}>
              {text}
            </span>
          );
        }
        return (
          <span key={at}>
            {" · "}
            <bdi lang={lang}>{text}</bdi>
          </span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </span>
  );
}
