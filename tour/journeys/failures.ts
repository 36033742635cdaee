import { journey } from "../journey.ts";
import { open, press } from "../visitor.ts";

/** Pages without a restaurant, and so without a country. */
export const nowhere = journey("no restaurant", "cafe", [
  [
    "menu that is disabled",
    (visitor) => open(visitor, "/en/404"),
    { noise: /^404/u, locale: "en" },
  ],
  [
    "menu that is disabled, Spanish",
    (visitor) => open(visitor, "/es/404"),
    { noise: /^404/u, locale: "es" },
  ],
  [
    "menu that is disabled, French",
    (visitor) => open(visitor, "/fr/404"),
    { noise: /^404/u, locale: "fr" },
  ],
  [
    "menu that is disabled, Portuguese",
    (visitor) => open(visitor, "/pt/404"),
    { noise: /^404/u, locale: "pt" },
  ],
  ["unknown host", (visitor) => open(visitor, "/", "nobody.localhost"), { noise: /^404/u }],
  ["health", (visitor) => open(visitor, "/health")],
]);

export const failures = journey("failures", "demo", [
  [
    "an error",
    async (visitor) => {
      const { page, t } = visitor;
      await open(visitor, "/");
      await page.route(/\/products\.data/u, (route) => route.fulfill({ status: 500, body: "" }));
      await press(visitor, "Ver el menú");
      await page.getByRole("heading", { name: t("error.occurred") }).waitFor();
    },
    { noise: /^500/u },
  ],
  [
    "without a network",
    async (visitor) => {
      const { page } = visitor;
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await open(visitor, "/");
      await page.context().setOffline(true);
      await press(visitor, "Ver el menú");
      await page.waitForLoadState("networkidle");
    },
    { noise: /ERR_INTERNET_DISCONNECTED/u },
  ],
]);
