import { disc, dots, gleam, shadow, shape } from "./shapes.ts";

const shred = "M-34-6C-18-16 14-12 34-4C38 4 30 10 20 8C-2 4-16 12-30 8C-38 4-40-2-34-6Z";

/** Meat, fish and egg, seen from above. */
export const meats = {
  calabresa: disc(
    31,
    "#c2402b",
    "#8f2618",
    `${gleam}${dots("#e9a08c", 3.5, [
      [10, 8],
      [-12, 10],
      [2, -4],
      [15, -12],
    ])}`,
  ),
  pepperoni: disc(
    34,
    "#b3261e",
    "#d9583f",
    `${gleam}${dots("#7d120e", 3, [
      [8, 12],
      [-14, 4],
      [12, -8],
    ])}`,
  ),
  ham: shape("M-34-20Q0-30 34-18Q40 4 30 24Q0 30-30 22Q-40 0-34-20Z", "#f0a3a0", gleam),
  curedHam: shape(
    "M-44-8C-24-30 8-10 22-22C40-24 48-6 38 6C22 20 4 2-12 18C-30 26-50 8-44-8Z",
    "#c4473f",
    `<path d="M-38-4C-18-18 4 2 32-10" stroke="#f5c5b4" stroke-width="6" fill="none"/>`,
  ),
  bacon: shape(
    "M-42-12C-28-24-14 0 0-12C14-24 28 0 42-12V12C28 24 14 0 0 12C-14 24-28 0-42 12Z",
    "#a83a2a",
    `<path d="M-42-2C-28-14-14 10 0-2C14-14 28 10 42-2" stroke="#f2b9a0" stroke-width="7" fill="none"/>`,
  ),
  sausage: shape(
    "M-24-10C-14-26 16-26 24-8C32 10 12 24-6 20C-24 18-32 4-24-10Z",
    "#9a4a30",
    dots("#c77a58", 4, [
      [-8, -6],
      [8, 4],
      [-4, 10],
    ]),
  ),
  chicken: shape(
    shred,
    "#f0cf95",
    `<path d="M-26 0Q0-8 26 2" stroke="#c99b56" stroke-width="3" fill="none"/>`,
  ),
  beef: shape(
    shred,
    "#7c3b25",
    `<path d="M-26 0Q0-8 26 2" stroke="#a9643f" stroke-width="4" fill="none"/>`,
  ),
  tuna: shape(
    shred,
    "#dcb79a",
    `<path d="M-26 0Q0-8 26 2" stroke="#b58a6b" stroke-width="3" fill="none"/>`,
  ),
  shrimp: `${shadow(`<path d="M22-18A28 28 0 1 0 20 22" fill="none" stroke="#000" stroke-width="17" stroke-linecap="round"/>`)}<path d="M22-18A28 28 0 1 0 20 22" fill="none" stroke="#f08a62" stroke-width="17" stroke-linecap="round"/><path d="M14-20A22 22 0 0 0 12 20" fill="none" stroke="#fbc5a8" stroke-width="5" stroke-dasharray="9 7"/>`,
  pork: shape("M-32-16Q0-26 32-14Q36 8 24 20Q-4 28-28 18Q-38 2-32-16Z", "#e6b29a", gleam),
  egg: disc(
    31,
    "#fffaf0",
    "#efe3c8",
    `<circle r="15" fill="#f5b22c"/><ellipse cx="-5" cy="-5" rx="5" ry="3" fill="#fff" opacity=".6"/>`,
  ),
} as const;
