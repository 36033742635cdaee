import type { PictureSource } from "@comanda/ui/controls/picture.tsx";

/** How a guest reaches a restaurant that has no menu at the moment. */
export type RestaurantContact = {
  name: string;
  logo: PictureSource | null;
  /** With its calling code, digits only. */
  phone: string | null;
  /** `url` is its place on a map; null without a position. */
  address: { text: string; url: string | null } | null;
};
