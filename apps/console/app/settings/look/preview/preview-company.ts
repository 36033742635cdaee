import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Currency } from "@comanda/domain/money/cents";

/** What the preview shows of the company besides its look. */
export type PreviewCompany = {
  name: string;
  language: string | null;
  /** The address of the logo; null where it has none. */
  logo: string | null;
  /** Whether its plan lets guests install the storefront as an app (decision 30). */
  mayOfferApp: boolean;
  /** The ways to order that guests see without a code. */
  orderTypes: readonly ServiceType[];
  /** The first categories of the menu. */
  categories: readonly string[];
  currency: Currency;
  /** The first dishes of the first category, with the prices that guests pay, in major units. */
  dishes: readonly PreviewDish[];
};

export type PreviewDish = {
  id: string;
  name: string;
  description: string | null;
  price: number | null;
  /** The address of the picture; null where it has none. */
  picture: string | null;
};
