/**
 * Draws the demo companies' pictures: food emojis and drawn pizzas on soft colours. Run it only to
 * change a picture (`node demo/make-pictures.ts pizzaria`, or without a name for all companies);
 * its results are committed.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { cafePictures } from "./cafe/pictures.ts";
import { drawBackdrop, drawLogo, drawPicture } from "./drawing/draw.ts";
import { pizzariaPictures } from "./pizzaria/pictures.ts";
import { taqueriaPictures } from "./taqueria/pictures.ts";

const companyNames = process.argv.slice(2);
for (const [company, { logo, pictures, backdrops = {} }] of Object.entries({
  cafe: cafePictures,
  pizzaria: pizzariaPictures,
  taqueria: taqueriaPictures,
})) {
  if (companyNames.length > 0 && !companyNames.includes(company)) continue;
  const folder = path.join(import.meta.dirname, company, "pictures");
  const file = (name: string) => path.join(folder, `${name}.webp`);
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) await drawPicture(picture, file(name));
  for (const [name, backdrop] of Object.entries(backdrops))
    await drawBackdrop(backdrop, file(name));
  await drawLogo(logo, file("logo"));
}
