import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { renderIcon } from "./render-icon.ts";

const red = { r: 200, g: 30, b: 30 };
const green = { r: 20, g: 60, b: 45 };

function plain(width: number, height: number, color: typeof red, alpha = 1): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { ...color, alpha } } });
}

/** Returns a logo of one colour, optionally on a square background with cut corners. */
async function logo(width: number, height: number, ground?: typeof green): Promise<Buffer> {
  const mark = await plain(width, height, red).png().toBuffer();
  if (!ground) return mark;
  const [lying, standing] = [plain(400, 240, ground), plain(240, 400, ground)];
  const layers = [await lying.png().toBuffer(), await standing.png().toBuffer(), mark];
  return plain(400, 400, ground, 0)
    .composite(layers.map((input) => ({ input })))
    .png()
    .toBuffer();
}

async function pixels(bytes: Buffer, edge: number, fit: "icon" | "maskable") {
  const icon = await renderIcon(
    await sharp(bytes).raw().toBuffer({ resolveWithObject: true }),
    edge,
    fit,
  );
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([edge, edge]);
  return (x: number, y: number) => {
    const at = (y * edge + x) * 4;
    return [...data.subarray(at, at + 4)];
  };
}

test("an icon has the exact size and shows all of a logo that is not square", async () => {
  const at = await pixels(await logo(40, 20), 192, "icon");
  expect(at(96, 96)).toEqual([200, 30, 30, 255]);
  expect(at(2, 96)).toEqual([200, 30, 30, 255]);
  expect(at(96, 2)[3]).toBe(0);
});

test("a logo's own background fills a maskable icon to its corners", async () => {
  const at = await pixels(await logo(120, 120, green), 512, "maskable");
  expect(at(0, 0)).toEqual([20, 60, 45, 255]);
  expect(at(511, 300)).toEqual([20, 60, 45, 255]);
  expect(at(256, 256)).toEqual([200, 30, 30, 255]);
});

test("nothing of a logo without a background is cut off", async () => {
  const bytes = await sharp(await logo(100, 100))
    .extend({
      top: 20,
      bottom: 20,
      left: 20,
      right: 20,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
  const at = await pixels(bytes, 512, "maskable");
  const safe = 512 * 0.4;
  for (let x = 0; x < 512; x += 16) {
    for (let y = 0; y < 512; y += 16) {
      if (Math.hypot(x - 256, y - 256) > safe)
        expect(at(x, y), `${x} ${y}`).toEqual([255, 255, 255, 255]);
    }
  }
  expect(at(256, 256)).toEqual([200, 30, 30, 255]);
});
