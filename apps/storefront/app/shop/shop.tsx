import type { Company } from "@comanda/contract/company";
import type { EcommerceSettings, OrderSettings } from "@comanda/contract/ecommerce-settings";
import type { Category } from "@comanda/contract/menu";
import type { PaymentMethods } from "@comanda/contract/payments";
import type { Reason } from "@comanda/domain/orderability";
import { createContext, type ReactNode, useContext } from "react";

/** The company a page belongs to. */
export type Shop = {
  company: Company;
  settings: EcommerceSettings;
  /**
   * Why nothing could be ordered when the page was made; null where something could. The server
   * judges it, so that the menu does not wait for the code of the checkout's rules.
   */
  refusal: Reason | null;
  /** Where its pictures are. */
  storageUrl: string;
  /** `https://taqueria.example`: where the visitor found it. */
  origin: string;
};

/** The menu and what the checkout asks of the company. */
export type ShopMenu = {
  categories: Category[];
  orderSettings: OrderSettings;
  paymentMethods: PaymentMethods;
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
