import { joinRestaurant } from "../../../e2e/support/staff/join-restaurant.ts";
import { openConsole, pressButton } from "../../visitor/console-visitor.ts";
import { defineConsoleJourney } from "../../visitor/journey.ts";
import { runRestaurantCommand, type TourVisitor } from "../../visitor/visitor.ts";

/** Creates a restaurant that has a name and a host only, with an owner who is signed in. */
async function asOwnerOfNothing(visitor: TourVisitor): Promise<void> {
  visitor.host = `${visitor.id}.localhost`;
  const options = ["--name", "Fonda Doña Lupe", "--host", visitor.host, "--country", "MX"];
  await runRestaurantCommand("companies", "create", ...options);
  await joinRestaurant(visitor.page, visitor, { role: "owner", name: "Lucía Ortega" });
}

export const setupJourney = defineConsoleJourney("set-up", asOwnerOfNothing, [
  ["name and address", (visitor) => openConsole(visitor, "/"), "fullPage"],
  [
    "opening hours",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("setup.skip"));
      await page.getByRole("heading", { name: t("setup.step.hours") }).waitFor();
    },
    "fullPage",
  ],
  [
    "a dish without a price",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("setup.save"));
      await page
        .getByLabel(t("setup.dishes.name", { number: 1 }), { exact: true })
        .fill("Mole de olla");
      await page.getByLabel(t("setup.dishes.price", { number: 1 })).fill("85");
      await page
        .getByLabel(t("setup.dishes.name", { number: 2 }), { exact: true })
        .fill("Enchiladas verdes");
      await pressButton(visitor, t("setup.save"));
      await page.getByText(t("menu.fault.priceMissing")).waitFor();
    },
    "fullPage",
  ],
  [
    "how guests order",
    async (visitor) => {
      const { page, t } = visitor;
      await page.getByLabel(t("setup.dishes.price", { number: 2 })).fill("78");
      await pressButton(visitor, t("setup.save"));
      for (const type of ["delivery", "table"] as const)
        await page.getByRole("switch", { name: t(`orderType.${type}`) }).check();
    },
    "fullPage",
  ],
  [
    "the code for guests",
    async (visitor) => {
      const { page, t } = visitor;
      await pressButton(visitor, t("setup.skip"));
      await page.getByRole("heading", { name: t("setup.step.payments") }).waitFor();
      // By a key: a second click at the same place is dropped as a double tap.
      await page.getByRole("button", { name: t("setup.skip"), exact: true }).press("Enter");
      await page.getByRole("img", { name: t("setup.code.label") }).waitFor();
    },
    "fullPage",
  ],
]);
