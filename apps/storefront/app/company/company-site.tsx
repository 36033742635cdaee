import type { Company } from "@comanda/contract/companies/company";
import type {
  EcommerceSettings,
  OrderSettings,
} from "@comanda/contract/companies/ecommerce-settings";
import type { Category } from "@comanda/contract/companies/menu";
import type { Qr } from "@comanda/contract/orders/qr";
import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { NotOrderableReason } from "@comanda/domain/orders/orderability";
import { createContext, type ReactNode, useContext } from "react";
import type { MapConfig } from "../map/map-config.ts";
import type { LegalUrls } from "./legal-urls.ts";

/** Whether something can be ordered now, only for later (closed, but scheduled orders are taken), or not. */
export type OrderingState = "open" | "later" | "never";

/** A way to order that is paused. */
export type PausedServiceType = { type: ServiceType; until: Date };

/** The company a page belongs to. */
export type CompanySite = {
  company: Company;
  settings: EcommerceSettings;
  /** The table's or place's QR code that brought the visitor here (`qr-id`); null without one. */
  qr: Qr | null;
  /**
   * Whether something could be ordered when the page was made, be it for later. The server judges
   * it, `refusal` and `pauses`, so that the menu does not wait for the code of the checkout's rules.
   */
  ordering: OrderingState;
  /** Why nothing could be ordered at once when the page was made; null where something could. */
  refusal: NotOrderableReason | null;
  /** The ways to order that were paused when the page was made. */
  pauses: PausedServiceType[];
  /** What of the above could not be had when the page was made, or came too late for it. */
  missing: {
    /** Its look and its ways to order: with those of a company that has none, nothing can be ordered. */
    settings: boolean;
    /** The QR code of the address. */
    qr: boolean;
  };
  /** Where its pictures are. */
  storageUrl: string;
  /** Whether its logo has been made into icons of an app. */
  hasIcons: boolean;
  /** `https://taqueria.example`: where the visitor found it. */
  origin: string;
  /** The site of whoever provides the storefront; null where there is none to lead to. */
  providerUrl: string | null;
  /** In the visitor's language. */
  legal: LegalUrls;
  /**
   * The pixel with which the company measures its visits, and whether visitors are asked before;
   * null where it does not measure them.
   */
  measuring: { pixel: string; asks: boolean } | null;
  map: MapConfig;
  /** Whether there is a second provider of addresses, known before the first has answered. */
  expandsSearch: boolean;
};

/** What of its own the company shows beside the menu. */
export type Offers = {
  /** There are coupons to be seen. */
  coupons: boolean;
  /** Points are collected, and there is something to be had for them. */
  loyalty: boolean;
};

/** The menu and what the checkout asks of the company. */
export type CompanyMenu = {
  categories: Category[];
  /** Null when they could not be loaded with the rest: the checkout asks again. */
  orderSettings: OrderSettings | null;
  /** Null when they could not be loaded with the rest: the checkout asks again. */
  paymentMethods: PaymentMethods | null;
  offers: Offers;
};

/** The menu as it was loaded: null is what could not be had, or came too late for the page. */
export type LoadedMenu = Omit<CompanyMenu, "categories" | "offers"> & {
  categories: Category[] | null;
  offers: { [Offer in keyof Offers]: boolean | null };
};

const CompanySiteContext = createContext<CompanySite | null>(null);
const MenuContext = createContext<CompanyMenu | null>(null);

export function CompanySiteProvider({
  site,
  children,
}: {
  site: CompanySite;
  children: ReactNode;
}) {
  return <CompanySiteContext value={site}>{children}</CompanySiteContext>;
}

export function MenuProvider({ menu, children }: { menu: CompanyMenu; children: ReactNode }) {
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useCompanySite(): CompanySite {
  const site = useContext(CompanySiteContext);
  if (!site) throw new Error("There is no company site above this component");
  return site;
}

/** The menu; only below the menu's layout route, where it has been loaded. */
export function useMenu(): CompanyMenu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error("There is no menu above this component");
  return menu;
}
