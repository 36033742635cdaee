import { READING_LINE } from "../../apps/storefront/app/features/menu/section-read.ts";
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
  await page.waitForFunction(chipFollows, READING_LINE);
}

/** Whether the chip of the section that is being read says so, and its bar has brought it into sight. */
function chipFollows(line: number): boolean {
  const chips = [...document.querySelectorAll("nav a[href^='#category-']")];
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
  const read = chips.findLast((chip) => {
    const section = document.getElementById(chip.getAttribute("href")?.slice(1) ?? "");
    return atEnd || (section?.getBoundingClientRect().top ?? 0) <= line;
  });
  const bar = read?.closest("nav")?.getBoundingClientRect();
  const chip = read?.getBoundingClientRect();
  if (!chip || !bar || !read?.ariaCurrent) return false;
  return chip.left >= bar.left - 1 && chip.right <= bar.right + 1;
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
