import { expect, type Locator, type Page } from "@playwright/test";
import type { TestTranslate } from "../create-translate.ts";

/** The map of the zones, once it is drawn and takes presses. */
export async function zoneMap(page: Page, t: TestTranslate): Promise<Locator> {
  const map = page.getByRole("application", { name: t("settings.delivery.map") });
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  return map;
}

type Offset = readonly [x: number, y: number];

/** The place on the page that is this many pixels from the middle of the map. */
async function placeOn(map: Locator, [x, y]: Offset) {
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not on the page");
  return { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y };
}

/** How many pixels the middle of something on the map is from the map's. */
export async function offsetOf(map: Locator, place: Locator): Promise<Offset> {
  const [outer, inner] = [await map.boundingBox(), await place.boundingBox()];
  if (!outer || !inner) throw new Error("It is not on the map");
  return [
    inner.x + inner.width / 2 - outer.x - outer.width / 2,
    inner.y + inner.height / 2 - outer.y - outer.height / 2,
  ];
}

/** Presses the map at offsets from its middle, with the pointer's way between them. */
export async function pressMap(page: Page, map: Locator, offsets: readonly Offset[]) {
  for (const offset of offsets) {
    const { x, y } = await placeOn(map, offset);
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.down();
    await page.mouse.up();
  }
}

/** Drags from one offset of the map to another. */
export async function dragOnMap(page: Page, map: Locator, from: Offset, to: Offset) {
  const [start, end] = [await placeOn(map, from), await placeOn(map, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
