/** Dishes `Platillo 0` and so on, each 1.00 dearer than the one before, from 10.00. */
export function manyDishes(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `dish-${at}`,
    name: `Platillo ${at}`,
    product_variants: [{ id: `dish-${at}-1`, price: 10 + at }],
  }));
}
