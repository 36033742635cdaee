import { defineJourney } from "../visitor/journey.ts";
import { openPath, type TourVisitor } from "../visitor/visitor.ts";

/** Presses the button to the menu, whose name is in the visitor's language. */
const openMenu = ({ page }: TourVisitor) =>
  page.locator("main a[href^='/products']").first().click();

/** Pages without a restaurant, and so without a country. */
export const noRestaurantJourney = defineJourney("no restaurant", "cafe", [
  [
    "menu that is disabled",
    (visitor) => openPath(visitor, "/en/404"),
    { allowedErrors: /^404/u, locale: "en" },
  ],
  [
    "menu that is disabled, Spanish",
    (visitor) => openPath(visitor, "/es/404"),
    { allowedErrors: /^404/u, locale: "es" },
  ],
  [
    "menu that is disabled, French",
    (visitor) => openPath(visitor, "/fr/404"),
    { allowedErrors: /^404/u, locale: "fr" },
  ],
  [
    "menu that is disabled, Portuguese",
    (visitor) => openPath(visitor, "/pt/404"),
    { allowedErrors: /^404/u, locale: "pt" },
  ],
  [
    "unknown host",
    (visitor) => openPath(visitor, "/", "nobody.localhost"),
    { allowedErrors: /^404/u },
  ],
  ["health", (visitor) => openPath(visitor, "/health")],
]);

export const errorPagesJourney = defineJourney("failures", "demo", [
  [
    "an error",
    async (visitor) => {
      const { page, t } = visitor;
      await openPath(visitor, "/");
      await page.route(/\/products\.data/u, (route) => route.fulfill({ status: 500, body: "" }));
      await openMenu(visitor);
      await page.getByRole("heading", { name: t("error.occurred") }).waitFor();
    },
    { allowedErrors: /^500/u },
  ],
  [
    "without a network",
    async (visitor) => {
      const { page } = visitor;
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await openPath(visitor, "/");
      await page.context().setOffline(true);
      await openMenu(visitor);
      await page.waitForLoadState("networkidle");
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED/u },
  ],
]);
