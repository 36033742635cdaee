/** The pages of a restaurant that are everybody's: all but an order's. */
export const PUBLIC_PAGES: readonly string[] = ["/", "/products", "/cart", "/info"];
