import type { Product } from "@comanda/contract/companies/menu";
import { orderTypes } from "@comanda/domain/company/order-types";
import { isOnFreePlan } from "@comanda/domain/company/plan";
import { productOffer } from "@comanda/domain/menu/offer";
import { isVisible } from "@comanda/domain/menu/products";
import { type Currency, fromCents } from "@comanda/domain/money/cents";
import { externalPictureUrl, isFetchablePicture } from "@comanda/ui/web/external-picture-url.ts";
import type { RouterContextProvider } from "react-router";
import { publicApiOf } from "../../../server/public-api.server.ts";
import { configContext } from "../../../server/server-context.ts";
import { orPage } from "../../../server/staff-api.server.ts";
import type { PreviewCompany, PreviewDish } from "./preview-company.ts";

const [MAX_CATEGORIES, MAX_DISHES] = [3, 3];

/** Reads what guests see of a company for the preview of its look. */
export async function loadPreviewCompany(
  context: Readonly<RouterContextProvider>,
  companyId: string,
): Promise<PreviewCompany> {
  const params = { companyId };
  const publicApi = publicApiOf(context);
  const { storageUrl } = context.get(configContext);
  const [company, settings, menu] = await Promise.all([
    orPage(publicApi("readCompany", { params })),
    orPage(publicApi("readEcommerceSettings", { params })),
    orPage(publicApi("listCategories", { params })),
  ]);
  const shown = menu
    .map(({ name, products }) => ({ name, products: products.filter(isVisible) }))
    .filter(({ products }) => products.length > 0);
  const address = (folder: string, file: string | null | undefined) => {
    if (!file || !isFetchablePicture(file)) return null;
    if (file.startsWith("/")) return file;
    return externalPictureUrl(file) ?? `${storageUrl}/${folder}/${encodeURIComponent(file)}`;
  };
  return {
    name: company.name,
    language: company.language ?? null,
    currency: company.currency,
    mayOfferApp: !isOnFreePlan(company),
    orderTypes: orderTypes(settings, new Date(), null)
      .filter(({ shown: isShown }) => isShown)
      .map(({ type }) => type),
    logo: address("companies/logos", company.logo_url),
    categories: shown.slice(0, MAX_CATEGORIES).map(({ name }) => name),
    dishes: (shown[0]?.products ?? []).slice(0, MAX_DISHES).map((product) => ({
      ...dishOf(product, company.currency),
      picture: address("companies/products/images/150", product.images[0]?.image_url),
    })),
  };
}

function dishOf(product: Product, currency: Currency): Omit<PreviewDish, "picture"> {
  const { id, name, description } = product;
  const offer = productOffer(product, currency.code, []);
  return { id, name, description, price: offer && fromCents(offer.price, currency.code) };
}
