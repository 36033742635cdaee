import { findVisibleProduct } from "@comanda/domain/menu/products";
import { useLocation } from "react-router";
import { usePageView } from "../analytics/use-page-view.ts";
import { useMenu } from "../company/company-site.tsx";
import { PlanBar } from "../features/checkout/plan/plan-bar.tsx";
import { MenuPage } from "../features/menu/menu-page.tsx";
import { ProductSheet } from "../features/product/product-sheet.tsx";
import { OfferSheets } from "../features/rewards/offer-sheets.tsx";
import { OffersBar } from "../features/rewards/offers-bar.tsx";
import { withLaterMessages } from "../i18n/with-later-messages.ts";
import { pageHead } from "../page/page-head.ts";
import { StructuredData } from "../page/structured-data/structured-data.tsx";
import { isCartOpen } from "../session/cart/cart-location.ts";
import type { Route } from "./+types/products";

const planBar = <PlanBar />;
const offersBar = <OffersBar />;
const loadCart = withLaterMessages(async () => (await import("./cart-on-menu.tsx")).CartOnMenu);

export function meta({ matches, location }: Route.MetaArgs) {
  const [root, menu] = matches;
  const id = new URLSearchParams(location.search).get("product");
  const product = id ? findVisibleProduct(menu.loaderData?.categories ?? [], id) : undefined;
  return pageHead(root.loaderData, "/products", ({ company: { name } }, t) =>
    product
      ? {
          title: `${product.name} · ${name}`,
          description: product.description,
          product: { id: product.id, picture: product.images[0]?.image_url ?? null },
        }
      : { title: t("menu.pageTitle", { name }), description: t("menu.pageDescription", { name }) },
  );
}

export default function Products() {
  const menu = useMenu();
  const { state } = useLocation();
  usePageView(isCartOpen(state) ? null : "products");
  return (
    <>
      <StructuredData menu={menu} />
      <MenuPage how={planBar} offers={offersBar} loadCart={loadCart} />
      <ProductSheet />
      <OfferSheets />
    </>
  );
}
