type DishListProps = { className: string; children: readonly string[] };

/**
 * Dishes in a text that may be cut off. It has the direction of its first dish, so that it is cut off at the
 * end of what is read; the direction is not that of a part in `bdi`.
 */
export function DishList({ className, children }: DishListProps) {
  return (
    <span dir="auto" data-clamped className={className}>
      {children.map((dish, at) => {
        if (at === 0) return dish;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines have no id, and their order never changes
          <span key={at}>
            {" · "}
            <bdi>{dish}</bdi>
          </span>
        );
      })}
    </span>
  );
}
