import type { PageHandle } from "../../layout/page-handle.ts";
import { loadMenu } from "../../menu/menu-loader.server.ts";
import { ProductPage } from "../../menu/product/product-page.tsx";
import type { Route } from "./+types/menu-product";

export const handle = { permission: "menu.write" } satisfies PageHandle;

export function loader({ context, request, params: { companyId } }: Route.LoaderArgs) {
  return loadMenu(context, request, companyId);
}

/** The address of a new product names none. */
export default function MenuProduct({ loaderData, params }: Route.ComponentProps) {
  const productId = params.productId ?? null;
  return (
    <ProductPage key={`${params.companyId} ${productId}`} productId={productId} {...loaderData} />
  );
}
