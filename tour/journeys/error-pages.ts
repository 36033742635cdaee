import { defineJourney } from "../visitor/journey.ts";
import { openPath, pressByName } from "../visitor/visitor.ts";

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
      await pressByName(visitor, "Ver el menú");
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
      await pressByName(visitor, "Ver el menú");
      await page.waitForLoadState("networkidle");
    },
    { allowedErrors: /ERR_INTERNET_DISCONNECTED/u },
  ],
]);
