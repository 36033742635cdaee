import { journey } from "../journey.ts";
import { open, press } from "../visitor.ts";

export const failures = journey("failures", "demo", [
  ["menu that is disabled", (visitor) => open(visitor, "/en/404")],
  ["menu that is disabled, Spanish", (visitor) => open(visitor, "/es/404")],
  ["menu that is disabled, French", (visitor) => open(visitor, "/fr/404")],
  ["menu that is disabled, Portuguese", (visitor) => open(visitor, "/pt/404")],
  ["unknown host", (visitor) => open(visitor, "/", "nobody.localhost")],
  ["health", (visitor) => open(visitor, "/health")],
  [
    "an error",
    async (visitor) => {
      const { page, t } = visitor;
      await open(visitor, "/");
      await page.route(/\/products\.data/u, (route) => route.fulfill({ status: 500, body: "" }));
      await press(visitor, "Ver el menú");
      await page.getByRole("heading", { name: t("error.occurred") }).waitFor();
    },
  ],
  [
    "without a network",
    async (visitor) => {
      const { page } = visitor;
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await open(visitor, "/");
      await page.context().setOffline(true);
      await press(visitor, "Ver el menú");
      await page.waitForTimeout(2_000);
    },
  ],
]);
