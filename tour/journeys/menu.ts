import { READING_LINE } from "../../apps/storefront/app/features/menu/categories/active-section-index.ts";
import { defineJourney } from "../visitor/journey.ts";
import { openPath, pressByName, type TourVisitor, waitUntilIdle } from "../visitor/visitor.ts";

/** Opens the menu and closes the notice of a closed or paused restaurant. */
export async function openMenuWithoutNotices(visitor: TourVisitor): Promise<void> {
  await openPath(visitor, "/products");
  // The notice is loaded after the page; without one this waits in vain.
  const dialog = visitor.page.locator("dialog[open]");
  await dialog.waitFor({ timeout: 700 }).catch(() => undefined);
  if ((await dialog.count()) > 0) await visitor.page.keyboard.press("Escape");
}

/** Scrolls at once to a part of the page's height. */
async function scrollTo({ page }: TourVisitor, part: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: "instant" });
  }, part);
  await waitUntilIdle(page);
  await page.waitForFunction(isCurrentChipVisible, READING_LINE);
}

/** Returns whether the current section's chip is marked and visible in its bar. */
function isCurrentChipVisible(line: number): boolean {
  const chips = [...document.querySelectorAll("nav a[href^='#category-']")];
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
  const current = chips.findLast((chip) => {
    const section = document.getElementById(chip.getAttribute("href")?.slice(1) ?? "");
    return atEnd || (section?.getBoundingClientRect().top ?? 0) <= line;
  });
  const bar = current?.closest("nav")?.getBoundingClientRect();
  const chip = current?.getBoundingClientRect();
  if (!chip || !bar || !current?.ariaCurrent) return false;
  return chip.left >= bar.left - 1 && chip.right <= bar.right + 1;
}

const top = openMenuWithoutNotices;
const middle = (visitor: TourVisitor) => scrollTo(visitor, 0.5);
const end = (visitor: TourVisitor) => scrollTo(visitor, 1);

export const demoMenuJourney = defineJourney("menu of the taquería", "demo", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);

export const pizzariaMenuJourney = defineJourney("menu of the pizzaria", "night", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);

export const cafeMenuJourney = defineJourney("menu of the café", "brunch", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);

export const orderPlanJourney = defineJourney("how to order", "demo", [
  [
    "ways",
    async (visitor) => {
      await openMenuWithoutNotices(visitor);
      await pressByName(visitor, visitor.t("how.title"));
      await visitor.page.getByRole("button", { name: visitor.t("how.done") }).waitFor();
    },
  ],
]);

/** Types into the search of the menu, which is open or not. */
async function searchFor(visitor: TourVisitor, query: string): Promise<void> {
  const { page, t } = visitor;
  const field = page.getByRole("searchbox", { name: t("menu.search") });
  if (!(await field.isVisible())) await pressByName(visitor, t("menu.search"));
  await field.fill(query);
  await page.getByRole("region", { name: t("search.results") }).waitFor();
  await waitUntilIdle(page);
}

export const menuSearchJourney = defineJourney("search of the menu", "demo", [
  [
    "results",
    async (visitor) => {
      await openMenuWithoutNotices(visitor);
      await searchFor(visitor, "limon");
    },
  ],
  ["nothing found", (visitor) => searchFor(visitor, "sushi")],
  [
    "all categories",
    async (visitor) => {
      await visitor.page.keyboard.press("Escape");
      await pressByName(visitor, visitor.t("menu.allCategories"));
      await waitUntilIdle(visitor.page);
    },
  ],
]);
