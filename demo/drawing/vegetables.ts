import { disc, dots, gleam, ring, shadow, shape } from "./shapes.ts";

const leaf = "M-34 4C-20-26 16-26 36 0C16 22-18 26-34 4Z";
const half = "M-28 10A28 28 0 0 1 28 10Q0 22-28 10Z";

/** Vegetables and herbs, seen from above. */
export const vegetables = {
  tomato: disc(
    36,
    "#e2492f",
    "#bf2d1a",
    dots("#f6a878", 8, [
      [0, -18],
      [17, -6],
      [11, 15],
      [-11, 15],
      [-17, -6],
    ]),
  ),
  cherryTomato: disc(23, "#e33b2b", "#b8281b", gleam),
  basil: shape(
    leaf,
    "#3f8f3a",
    `<path d="M-30 3Q0-4 32 0" stroke="#2b6a2a" stroke-width="3" fill="none"/>`,
  ),
  rocket: shape(
    "M-40 0C-30-16-20-4-12-18C-4-4 6-22 14-8C26-20 36-8 40 0C34 12 24 4 16 16C6 2-2 20-10 8C-20 18-32 12-40 0Z",
    "#4f9a3c",
    `<path d="M-36 0H36" stroke="#d8e9b8" stroke-width="3"/>`,
  ),
  olive: ring(16, "#33283a", 14),
  greenOlive: ring(16, "#7f9436", 14),
  onion: `${ring(30, "#c99ad0", 5)}${ring(20, "#e3cbe8", 4)}`,
  peas: dots("#6aa63c", 11, [
    [-14, 6],
    [10, -8],
    [14, 14],
  ]),
  corn: dots("#f7b500", 10, [
    [-16, 4],
    [2, -12],
    [14, 8],
    [-4, 16],
  ]),
  pepper: ring(28, "#4c9a3f", 8),
  mushroom: shape(
    "M-34 2C-34-30 34-30 34 2C34 10 14 8 10 8V26H-10V8C-14 8-34 10-34 2Z",
    "#e9d6b8",
    `<path d="M-22 0Q0-12 22 0" stroke="#a98a62" stroke-width="6" fill="none"/>`,
  ),
  broccoli: `${shadow(
    dots("#000", 20, [
      [-16, 4],
      [14, 6],
      [0, -16],
    ]),
  )}${dots("#3f8a3c", 20, [
    [-16, 4],
    [14, 6],
    [0, -16],
  ])}${dots("#67ad55", 7, [
    [-20, -2],
    [10, 0],
    [0, -22],
  ])}`,
  garlic: shape("M-16-8Q0-20 16-8Q20 8 0 16Q-20 8-16-8Z", "#e8b765", gleam),
  courgette: disc(
    30,
    "#d6e39b",
    "#4f8a36",
    dots("#b7ca73", 3.5, [
      [8, 0],
      [-8, 4],
      [0, -10],
      [2, 12],
    ]),
  ),
  aubergine: disc(
    32,
    "#ead9b4",
    "#4a2a5a",
    dots("#c9b183", 3.5, [
      [8, 6],
      [-10, 2],
      [2, -12],
    ]),
  ),
  pumpkin: shape(half, "#ee9a2f", gleam),
  palmHeart: disc(
    24,
    "#fdf6df",
    "#e8dcb2",
    `<circle r="11" fill="none" stroke="#dccf9f" stroke-width="4"/>`,
  ),
} as const;
