import type { Page } from "@playwright/test";
import { checkUnderStress } from "../../tour/checks/layout-stress.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { invisibleInForcedColors } from "../support/browser/forced-colors.ts";
import { expectNoOverflow } from "../support/browser/overflow.ts";
import { detachedScreenReaderTexts } from "../support/browser/screen-reader-text.ts";
import { walkTabStops } from "../support/browser/visible-focus.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

type PageScreen = { name: string; path: string; status?: number };

const screens: PageScreen[] = [
  { name: "landing", path: "/" },
  { name: "menu", path: "/products" },
  { name: "product", path: "/products?product=prod-burrito-norteno" },
  { name: "empty cart", path: "/cart" },
  { name: "information", path: "/info" },
];

const rareScreens: PageScreen[] = [
  { name: "landing of a table's code", path: "/?qr-id=qr-mesa-1" },
  { name: "sold-out product", path: "/products?product=prod-suadero" },
  { name: "unknown product", path: "/products?product=nothing" },
  { name: "disabled menu", path: "/es/404", status: 404 },
  { name: "health", path: "/health" },
  { name: "unknown order", path: "/tracking?order_id=nothing", status: 404 },
];

/** Opens a screen, and expects that nothing on it moves and that it is no wider than the window. */
async function openWithoutShift(page: Page, { path, status = 200 }: PageScreen): Promise<void> {
  // A shift that the page causes happens on every try; one from a stalled machine does not.
  await expect(async () => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await page.waitForLoadState("networkidle");
    expect(await readShifts(page)).toEqual([]);
  }).toPass({ timeout: 30_000 });
  await expectNoOverflow(page);
}

test("the pages do not shift and are no wider than the screen, and the focus and every control are visible @wide", async ({
  page,
  isMobile,
}) => {
  test.slow();
  await recordShifts(page);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openWithoutShift(page, screen);
      // On a phone every-screen.spec.ts checks these screens by axe and under stress.
      if (!isMobile) {
        await expectAccessible(page);
        expect(await checkUnderStress(page, ["text of twice the size"], [])).toEqual([]);
        return;
      }
      expect(await detachedScreenReaderTexts(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "active" });
      expect(await invisibleInForcedColors(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      // The focus is marked and in view at every stop of the keyboard.
      const { names, faults } = await walkTabStops(page);
      expect(names.length).toBeGreaterThan(1);
      expect(faults).toEqual([]);
    });
  }
});

test("rare pages are accessible, do not shift and are no wider than the screen", async ({
  page,
  browserErrors,
}) => {
  await recordShifts(page);
  browserErrors.allow(/404: GET [^ ]+\/(?:es\/404|tracking\?order_id=nothing)/u);
  for (const screen of rareScreens) {
    await test.step(screen.name, async () => {
      await openWithoutShift(page, screen);
      // every-screen.spec.ts checks the page of an unknown order.
      if (screen.name !== "unknown order") await expectAccessible(page);
    });
  }
});

test("a long name, an address without spaces, long neighbourhoods and missing contact details fit every screen", async ({
  page,
  t,
}) => {
  const name = "Restaurante y Marisquería La Casona de los Abuelos Hernández e Hijos del Puerto";
  const restaurant = await createRestaurant(({ company, ecommerce_settings, categories }) => {
    company.name = name;
    company.address = `https://maps.example.com/${"CasonaDeLosAbuelosHernández".repeat(3)}`;
    ecommerce_settings.delivery = {
      active: true,
      prices: {
        type: "districts",
        districts: ["Roma Norte", "San Miguel Chapultepec Primera Sección"].map((each) => ({
          name: each,
        })),
      },
    };
    const [first] = categories;
    if (first) first.name = "Antojitos mexicanos de la abuela con salsa verde y queso gratinado";
  });
  for (const path of ["/", "/products", "/info"]) {
    await page.goto(restaurant.url(path));
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await expect(page.getByText(t("info.coverage"))).toBeVisible();
});
