import type { Company } from "@comanda/contract/companies/company";
import type {
  EcommerceSettings,
  OrderSettings,
} from "@comanda/contract/companies/ecommerce-settings";
import type { Category } from "@comanda/contract/companies/menu";
import type { ScannedQr } from "@comanda/contract/orders/qr";
import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { NotOrderableReason } from "@comanda/domain/orders/orderability";
import { createContext, type ReactNode, useContext } from "react";
import type { MapConfig } from "../map/map-config.ts";
import type { LegalUrls } from "./legal-urls.ts";

/**
 * Whether visitors can order now, only for later (closed, but it takes scheduled orders), or never.
 */
export type OrderingState = "open" | "later" | "never";

/** A way to order that is paused. */
export type PausedServiceType = { type: ServiceType; until: Date };

/** The company of a page, with its settings and its state at the time of the rendering. */
export type CompanySite = {
  company: Company;
  settings: EcommerceSettings;
  /** The QR code of the table or place that the visitor scanned (`qr-id`); null without one. */
  qr: ScannedQr | null;
  /**
   * Whether the visitor could order when the page was rendered, now or for later. The server
   * decides this, `refusal` and `pauses`, so that the menu does not wait for the code of the
   * checkout's rules.
   */
  ordering: OrderingState;
  /**
   * Why no order for immediately was possible when the page was rendered; null where one was.
   */
  refusal: NotOrderableReason | null;
  /** The ways to order that were paused when the page was rendered. */
  pauses: PausedServiceType[];
  /** The parts that the page was rendered without, because a call failed or came too late. */
  missing: {
    /** The look and the ways to order. Without them nothing can be ordered. */
    settings: boolean;
    /** The QR code that the URL names. */
    qr: boolean;
  };
  /** The base of the company's picture URLs. */
  storageUrl: string;
  /** Whether this server has rendered the pictures: into the sizes that only it knows, and into app icons. */
  ownPictures: boolean;
  /** The origin of the page, such as `https://taqueria.example`. */
  origin: string;
  /** The site of the storefront's provider; null where it has none. */
  providerUrl: string | null;
  /** In the visitor's language. */
  legal: LegalUrls;
  /**
   * The pixel with which the company measures its visits, and whether visitors must consent first;
   * null where it does not measure them.
   */
  measuring: { pixel: string; asks: boolean } | null;
  map: MapConfig;
  /** Whether a second search provider can be asked when the first one does not find an address. */
  expandsSearch: boolean;
};

/** What the company offers beside the menu. */
export type Offers = {
  /** Whether there are published coupons. */
  coupons: boolean;
  /** Whether customers collect points and can exchange them for rewards. */
  loyalty: boolean;
};

/** The menu, and the settings that the checkout needs. */
export type CompanyMenu = {
  categories: Category[];
  /** Null where the page came without them: the checkout fetches them. */
  orderSettings: OrderSettings | null;
  /** Null where the page came without them: the checkout fetches them. */
  paymentMethods: PaymentMethods | null;
  offers: Offers;
} & AboveMenu;

/** What is shown above the first category. It stays as it was loaded, so that the menu never moves. */
export type AboveMenu = {
  /** The ids of the products that are ordered most; null where the backend does not say it. */
  popular: readonly string[] | null;
  /** Whether this browser has ordered here before. */
  hasOrdered: boolean;
};

/**
 * The menu as it was loaded; a part is null where its call failed or came too late for the page.
 */
export type LoadedMenu = Omit<CompanyMenu, "categories" | "offers" | keyof AboveMenu> & {
  categories: Category[] | null;
  offers: { [Offer in keyof Offers]: boolean | null };
};

const CompanySiteContext = createContext<CompanySite | null>(null);
const MenuContext = createContext<CompanyMenu | null>(null);

/** Gives the pages below it the company of the host. */
export function CompanySiteProvider({
  site,
  children,
}: {
  site: CompanySite;
  children: ReactNode;
}) {
  return <CompanySiteContext value={site}>{children}</CompanySiteContext>;
}

/** Gives the pages below it the company's menu. */
export function MenuProvider({ menu, children }: { menu: CompanyMenu; children: ReactNode }) {
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** Returns the company of the page. Throws outside `CompanySiteProvider`, which the root renders. */
export function useCompanySite(): CompanySite {
  const site = useContext(CompanySiteContext);
  if (!site) throw new Error("There is no company site");
  return site;
}

/** Returns the menu. Throws outside the menu's layout route, which loads it. */
export function useMenu(): CompanyMenu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error("There is no menu");
  return menu;
}
