/**
 * The paths of a restaurant's pages that are the same for all visitors: all but an order's page.
 */
export const PUBLIC_PAGES: readonly string[] = ["/", "/products", "/cart", "/info"];
