/**
 * Draws the icons of the installed console from its favicon. Run it only after a change of the
 * favicon (`node scripts/make-console-icons.mjs`); its results are committed.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../apps/console/public");
const icons = path.join(folder, "icons");
const favicon = readFileSync(path.join(folder, "favicon.svg"), "utf8");
const GROUND = "#006dfc";
/** The share of the side that no system cuts off, by the web app manifest's maskable icons. */
const SAFE = 0.8;

mkdirSync(icons, { recursive: true });
for (const size of [192, 512])
  await draw(size)
    .png()
    .toFile(file(`icon-${size}`));
await fill("maskable-512", 512, SAFE);
// An iPhone shows black where an icon is transparent, and rounds the corners itself.
await fill("apple-touch-icon", 180, 1);

/** @param {string} name */
function file(name) {
  return path.join(icons, `${name}.png`);
}

/** @param {number} size */
function draw(size) {
  return sharp(Buffer.from(favicon), { density: (72 * size) / 32 }).resize(size, size);
}

/**
 * Draws the favicon in the middle of a square of its own ground.
 * @param {string} name
 * @param {number} size
 * @param {number} share The share of the square's side that the favicon takes.
 */
async function fill(name, size, share) {
  const side = Math.round((size * share) / 2) * 2;
  const edge = (size - side) / 2;
  const edges = { top: edge, left: edge, bottom: edge, right: edge };
  const drawn = await draw(side)
    .extend({ ...edges, background: GROUND })
    .toBuffer();
  await sharp(drawn).flatten({ background: GROUND }).png().toFile(file(name));
}
