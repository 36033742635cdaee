import type { Company } from "@comanda/contract/company";
import type { EcommerceSettings, OrderSettings } from "@comanda/contract/ecommerce-settings";
import type { Category } from "@comanda/contract/menu";
import type { PaymentMethods } from "@comanda/contract/payments";
import type { Qr } from "@comanda/contract/qrs";
import type { Reason } from "@comanda/domain/orderability";
import { createContext, type ReactNode, useContext } from "react";
import type { MapConfig } from "../server-context.ts";
import type { Legal } from "./legal.ts";
import type { Ordering, Pause } from "./ordering.ts";

/** The company a page belongs to. */
export type Shop = {
  company: Company;
  settings: EcommerceSettings;
  /** The table's or place's QR code that brought the visitor here (`qr-id`); null without one. */
  qr: Qr | null;
  /**
   * Whether something could be ordered when the page was made, be it for later. The server judges
   * it, `refusal` and `pauses`, so that the menu does not wait for the code of the checkout's rules.
   */
  ordering: Ordering;
  /** Why nothing could be ordered at once when the page was made; null where something could. */
  refusal: Reason | null;
  /** The ways to order that were paused when the page was made. */
  pauses: Pause[];
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
  legal: Legal;
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
export type ShopMenu = {
  categories: Category[];
  /** Null when they could not be loaded with the rest: the checkout asks again. */
  orderSettings: OrderSettings | null;
  /** Null when they could not be loaded with the rest: the checkout asks again. */
  paymentMethods: PaymentMethods | null;
  offers: Offers;
};

/** The menu as it was loaded: null is what could not be had, or came too late for the page. */
export type LoadedMenu = Omit<ShopMenu, "categories" | "offers"> & {
  categories: Category[] | null;
  offers: { [Offer in keyof Offers]: boolean | null };
};

const ShopContext = createContext<Shop | null>(null);
const MenuContext = createContext<ShopMenu | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function MenuProvider({ menu, children }: { menu: ShopMenu; children: ReactNode }) {
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("There is no shop above this component");
  return shop;
}

/** The menu; only below the menu's layout route, where it has been loaded. */
export function useMenu(): ShopMenu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error("There is no menu above this component");
  return menu;
}
