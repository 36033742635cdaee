import { fileURLToPath } from "node:url";
import sharp from "sharp";
import {
  type BackdropDrawing,
  type Food,
  type FoodPicture,
  type LogoDrawing,
  PICTURE_SIZE,
} from "./picture.ts";
import { pizzaSvg } from "./pizza.ts";

const emojis = new URL("../../node_modules/@lobehub/fluent-emoji-3d/assets/", import.meta.url);

type Shadow = { x: number; y: number; width: number };

/** Draws an emoji by its code point, without margins, at most `size` pixels high and wide. */
async function emoji(code: string, size: number) {
  const { data, info } = await sharp(fileURLToPath(new URL(`${code}.webp`, emojis)))
    .trim()
    .resize(size, size, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function placed(foods: readonly Food[]) {
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
  return { layers, shadows };
}

/** Returns a background with a soft light, with `things` on it, and soft shadows under the food. */
function ground(size: [number, number], color: string, things: string, shadows: Shadow[]): Buffer {
  const [width, height] = size;
  const ellipses = shadows.map(
    (each) =>
      `<ellipse cx="${each.x}" cy="${each.y}" rx="${each.width / 2}" ry="${each.width / 14}" fill="#000" opacity=".16" filter="url(#soft)"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx=".5" cy=".38" r=".75">
        <stop offset="0" stop-color="#fff" stop-opacity=".55"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <filter id="soft" x="-50%" y="-200%" width="200%" height="500%">
        <feGaussianBlur stdDeviation="14"/>
      </filter>
      <filter id="wide" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="22"/>
      </filter>
    </defs>
    <rect width="100%" height="100%" fill="${color}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${things}
    ${ellipses.join("")}
  </svg>`);
}

const plate = `<circle cx="400" cy="420" r="306" fill="#000" opacity=".2" filter="url(#wide)"/>
  <circle cx="400" cy="400" r="310" fill="#fffdf8"/>
  <circle cx="400" cy="400" r="232" fill="#f4efe4"/>
  <circle cx="400" cy="403" r="228" fill="#fbf8f0"/>`;

function pizzaAt({ pizza, x, y, size }: BackdropDrawing["pizzas"][number], id: string): string {
  return `<circle cx="${x}" cy="${y + size * 0.03}" r="${size / 2}" fill="#000" opacity=".3" filter="url(#wide)"/>
    <g transform="translate(${x} ${y}) scale(${size / 600})">${pizzaSvg(pizza, id)}</g>`;
}

/** Writes a product's picture as WebP, 800 pixels square. */
export async function drawPicture(picture: FoodPicture, file: string): Promise<void> {
  const { color, pizza, foods } = picture;
  const { layers, shadows } = await placed(foods);
  const middle = PICTURE_SIZE / 2;
  const round = pizza ? pizzaAt({ pizza, x: middle, y: middle, size: 660 }, "p") : "";
  const things = `${picture.plate ? plate : ""}${round}`;
  await sharp(ground([PICTURE_SIZE, PICTURE_SIZE], color, things, shadows))
    .composite(layers)
    .webp({ quality: 84, effort: 6 })
    .toFile(file);
}

/** Writes a landing page's picture as WebP, in its own size. */
export async function drawBackdrop(backdrop: BackdropDrawing, file: string): Promise<void> {
  const { width, height, color, pizzas, foods } = backdrop;
  const { layers, shadows } = await placed(foods);
  const things = pizzas.map((each, index) => pizzaAt(each, `p${index}`)).join("");
  await sharp(ground([width, height], color, things, shadows))
    .composite(layers)
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
}

/** Writes a company's logo as WebP, 800 pixels square, with transparent corners. */
export async function drawLogo({ color, radius, food }: LogoDrawing, file: string): Promise<void> {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}">
    <rect width="100%" height="100%" rx="${radius}" fill="${color}"/></svg>`;
  await sharp(Buffer.from(tile))
    .composite([{ input: (await emoji(food.code, food.size)).input, gravity: "centre" }])
    .webp({ quality: 90, effort: 6 })
    .toFile(file);
}
