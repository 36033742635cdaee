/**
 * Draws the demo companies' pictures: food emojis on soft coloured grounds. Run it only when a
 * picture is to change (`node demo/make-pictures.ts`); its results are committed.
 */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { logo, type Picture, pictures, SIZE } from "./taqueria/pictures.ts";

const emojis = new URL("../node_modules/@lobehub/fluent-emoji-3d/assets/", import.meta.url);
const target = new URL("./taqueria/pictures/", import.meta.url);

/** The emoji with code point `code` without its margins, at most `size` pixels high and wide. */
async function emoji(code: string, size: number) {
  const { data, info } = await sharp(fileURLToPath(new URL(`${code}.webp`, emojis)))
    .trim()
    .resize(size, size, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** A ground that is a little lighter where the light falls, with a soft shadow under the food. */
function ground(color: string, shadows: { x: number; y: number; width: number }[]): Buffer {
  const ellipses = shadows.map(
    ({ x, y, width }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 14}" fill="#000" opacity=".16" filter="url(#soft)"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <defs>
      <radialGradient id="light" cx=".5" cy=".38" r=".75">
        <stop offset="0" stop-color="#fff" stop-opacity=".55"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <filter id="soft" x="-50%" y="-200%" width="200%" height="500%">
        <feGaussianBlur stdDeviation="14"/>
      </filter>
    </defs>
    <rect width="100%" height="100%" fill="${color}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${ellipses.join("")}
  </svg>`);
}

async function draw(name: string, { color, foods }: Picture): Promise<void> {
  const drawn = await Promise.all(
    foods.map(async ({ code, size, x, y }) => ({ ...(await emoji(code, size)), x, y })),
  );
  const layers = drawn.map(({ input, width, height, x, y }) => ({
    input,
    left: Math.round(x - width / 2),
    top: Math.round(y - height / 2),
  }));
  const shadows = drawn.map(({ width, height, x, y }) => ({
    x,
    y: y + height / 2 - 6,
    width: width * 0.8,
  }));
  await sharp(ground(color, shadows))
    .composite(layers)
    .webp({ quality: 84, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, target)));
}

async function drawLogo(): Promise<void> {
  const { color, radius, food } = logo;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="100%" height="100%" rx="${radius}" fill="${color}"/></svg>`;
  await sharp(Buffer.from(tile))
    .composite([{ input: (await emoji(food.code, food.size)).input, gravity: "centre" }])
    .webp({ quality: 90, effort: 6 })
    .toFile(fileURLToPath(new URL("logo.webp", target)));
}

await mkdir(target, { recursive: true });
for (const [name, picture] of Object.entries(pictures)) await draw(name, picture);
await drawLogo();
