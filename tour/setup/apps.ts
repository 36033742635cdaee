import type { ScreenSize } from "./options.ts";

/** The part of the product that a journey visits. */
export type App = "storefront" | "console";

/** The sizes on which an app is photographed: the console is made for tablets too. */
export const sizesOfApp: Record<App, readonly ScreenSize[]> = {
  storefront: ["phone", "desktop"],
  console: ["phone", "tablet", "desktop"],
};
