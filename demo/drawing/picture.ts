import type { Pizza } from "./pizza.ts";

/** Side of a product's picture and of a logo, in pixels. */
export const PICTURE_SIZE = 800;

/** An emoji by its code point, with its side and the position of its centre, in pixels. */
export type Food = { code: string; size: number; x: number; y: number };

/** A product's picture: a coloured background, optionally a plate or a pizza, and foods on top. */
export type FoodPicture = { color: string; plate?: boolean; pizza?: Pizza; foods: Food[] };

/** A square with round corners of `radius` pixels, and one emoji in its centre. */
export type LogoDrawing = { color: string; radius: number; food: { code: string; size: number } };

/** A picture behind the landing page: pizzas with their centre and diameter, and leaves. */
export type BackdropDrawing = {
  width: number;
  height: number;
  color: string;
  pizzas: { pizza: Pizza; x: number; y: number; size: number }[];
  foods: Food[];
};

/** All pictures of a company; their names are file names without `.webp`. */
export type CompanyPictures = {
  logo: LogoDrawing;
  pictures: Record<string, FoodPicture>;
  backdrops?: Record<string, BackdropDrawing>;
};

/** Returns one food in the centre. */
export function singleFood(code: string, color: string, size = 560): FoodPicture {
  return { color, foods: [{ code, size, x: PICTURE_SIZE / 2, y: PICTURE_SIZE / 2 - 10 }] };
}

/** Returns two foods, the second in front. */
export function foodPair(back: string, front: string, color: string): FoodPicture {
  return {
    color,
    foods: [
      { code: back, size: 380, x: 505, y: 330 },
      { code: front, size: 440, x: 320, y: 470 },
    ],
  };
}

/** Foods on a plate whose rim stays free: one in the centre, or two, the second in front. */
export function plated(color: string, ...codes: [string] | [string, string]): FoodPicture {
  const [back, front] = codes;
  if (!front) return { ...singleFood(back, color, 430), plate: true };
  return {
    color,
    plate: true,
    foods: [
      { code: back, size: 300, x: 480, y: 320 },
      { code: front, size: 340, x: 345, y: 465 },
    ],
  };
}
