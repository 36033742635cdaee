import type { Page } from "@playwright/test";
import { checkUnderStress } from "../../tour/checks/layout-stress.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { overflowOf } from "../support/browser/overflow.ts";
import { createRestaurant } from "../support/restaurant/restaurant.ts";
import { expect, test } from "../support/test.ts";

const screens = [
  { name: "landing", path: "/", wide: true },
  { name: "landing of a table's code", path: "/?qr-id=qr-mesa-1" },
  { name: "menu", path: "/products", wide: true },
  { name: "product", path: "/products?product=prod-burrito-norteno", wide: true },
  { name: "sold-out product", path: "/products?product=prod-suadero" },
  { name: "unknown product", path: "/products?product=nothing" },
  { name: "empty cart", path: "/cart", wide: true },
  { name: "information", path: "/info", wide: true },
  { name: "disabled menu", path: "/es/404", status: 404 },
  { name: "health", path: "/health" },
  { name: "unknown order", path: "/tracking?order_id=nothing", status: 404 },
];

/** Collects the layout shifts of each page. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("the pages are accessible, do not shift and are no wider than the screen @wide", async ({
  page,
  browserErrors,
  isMobile,
}) => {
  test.slow();
  await recordShifts(page);
  browserErrors.allow(/404: GET [^ ]+\/(?:es\/404|tracking\?order_id=nothing)/u);
  for (const screen of screens.filter(({ wide }) => isMobile || wide)) {
    await test.step(screen.name, async () => {
      // A shift that the page causes happens on every try; one from a stalled machine does not.
      await expect(async () => {
        const answer = await page.goto(screen.path);
        expect(answer?.status()).toBe(screen.status ?? 200);
        await page.waitForLoadState("networkidle");
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: number[] }).shifts,
        );
        expect(shifts).toEqual([]);
      }).toPass({ timeout: 30_000 });
      await expectAccessible(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // On a phone every-screen.spec.ts checks the screens under stress.
      if (!isMobile)
        expect(await checkUnderStress(page, ["text of twice the size"], [])).toEqual([]);
    });
  }
});

test("a long name, long neighbourhoods and missing contact details fit every screen", async ({
  page,
  t,
}) => {
  const name = "Restaurante y Marisquería La Casona de los Abuelos Hernández e Hijos del Puerto";
  const restaurant = await createRestaurant(({ company, ecommerce_settings, categories }) => {
    company.name = name;
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
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
  await expect(page.getByText(t("info.coverage"))).toBeVisible();
});
