import type { ServiceType } from "@comanda/domain/company/service-type";
import type { ReactNode } from "react";

/** What a customer does in the cart, wherever it is shown. */
export type CartActions = {
  onOrder: (type: ServiceType) => void;
  /** Opens the line of this hash, to be changed. */
  onEdit: (hash: string) => void;
  /** The service type whose checkout is being opened. */
  opening: ServiceType | null;
  /** The checkout could not be opened, because its code could not be loaded. */
  failed: boolean;
  /** The links to coupons and rewards. */
  offers: ReactNode;
};
