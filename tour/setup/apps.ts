/** The part of the product that a journey visits. */
export const appNames = ["storefront", "console"] as const;
export type App = (typeof appNames)[number];

/** The sizes of the screens, in CSS pixels. */
export const screenSizes = {
  phone: { width: 360, height: 740 },
  portrait: { width: 768, height: 1024 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
} as const;
export type ScreenSize = keyof typeof screenSizes;

/**
 * The sizes on which an app is photographed: the staff hold a tablet across, guests upright, where a page is
 * neither as narrow as a phone's nor wide enough for the order beside the menu.
 */
export const sizesOfApp: Record<App, readonly ScreenSize[]> = {
  storefront: ["phone", "portrait", "desktop"],
  console: ["phone", "tablet", "desktop"],
};
