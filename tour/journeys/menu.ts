import { journey } from "../journey.ts";
import { open, quiet, type Visitor } from "../visitor.ts";

/** Closes what opens by itself over a menu that is closed or paused. */
export async function menu(visitor: Visitor): Promise<void> {
  await open(visitor, "/products");
  // It is loaded after the page; where none comes, a moment is lost.
  const dialog = visitor.page.locator("dialog[open]");
  await dialog.waitFor({ timeout: 700 }).catch(() => undefined);
  if ((await dialog.count()) > 0) await visitor.page.keyboard.press("Escape");
}

/** Scrolls to a part of the page's height, as fast as nobody does. */
async function scrollTo({ page }: Visitor, part: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: "instant" });
  }, part);
  await quiet(page);
  // The chip of the section that is being read follows, and its bar with it.
  await page.waitForTimeout(400);
}

const top = menu;
const middle = (visitor: Visitor) => scrollTo(visitor, 0.5);
const end = (visitor: Visitor) => scrollTo(visitor, 1);

export const demoMenu = journey("menu of the taquería", "demo", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);

export const pizzariaMenu = journey("menu of the pizzaria", "night", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);

export const cafeMenu = journey("menu of the café", "brunch", [
  ["top", top],
  ["middle", middle],
  ["end", end],
]);
