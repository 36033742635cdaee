import { disc, dots, gleam, shape } from "./shapes.ts";

/** Cheese, fruit and sweets, seen from above. */
export const sweets = {
  mozzarella: disc(38, "#fff6dc", "#f7e3b4", gleam),
  provolone: disc(34, "#f9dc8a", "#e9bd55", gleam),
  gorgonzola: disc(
    30,
    "#f4efd9",
    "#ddd5b4",
    dots("#6f8fa8", 5, [
      [-8, 6],
      [10, -4],
      [4, 14],
      [-4, -14],
    ]),
  ),
  requeijao: shape(
    "M-40-4C-34-24-8-24 2-14C16-28 42-18 40 0C42 18 18 26 4 16C-10 28-40 22-40-4Z",
    "#fff4da",
    gleam,
  ),
  pear: shape(
    "M-30 18C-34-4-12-8-6-22C0-32 12-30 12-18C14-6 34 2 28 18C18 30-20 30-30 18Z",
    "#eee6a6",
    `<path d="M0-16V14" stroke="#cdbf6b" stroke-width="4"/>`,
  ),
  walnut: shape(
    "M-18-6C-12-22 14-20 18-4C22 12 4 20-8 16C-22 12-22 2-18-6Z",
    "#a8733f",
    `<path d="M-12 0Q0-10 12 2" stroke="#754a20" stroke-width="4" fill="none"/>`,
  ),
  pineapple: shape(
    "M-28-16L28-22L22 22L-18 20Z",
    "#f8d14a",
    `<path d="M-14-14L-8 16M8-18L10 18" stroke="#dca81f" stroke-width="4"/>`,
  ),
  parmesan: shape("M-30-4L20-12L32 6L-22 10Z", "#f8e8b8"),
  strawberry: shape(
    "M0 30C-24 14-34-6-22-18Q-10-26 0-16Q10-26 22-18C34-6 24 14 0 30Z",
    "#e23a4e",
    `<path d="M0 20C-12 10-16-2-10-8Q-4-12 0-6Q4-12 10-8C16-2 12 10 0 20Z" fill="#f7a9ae"/>`,
  ),
  banana: disc(
    29,
    "#fbe7a4",
    "#e8c862",
    dots("#c9a13c", 4, [
      [0, -7],
      [7, 4],
      [-7, 4],
    ]),
  ),
  guava: shape("M-26-22H26V22H-26Z", "#b3243b", gleam),
  whiteCheese: shape("M-24-20H24V20H-24Z", "#fff8e6", gleam),
  sprinkles: `<g stroke-width="8" stroke-linecap="round"><path d="M-26-10L-12-16" stroke="#7a4528"/><path d="M6-18L14-6" stroke="#c08a58"/><path d="M-18 14L-6 10" stroke="#8f5733"/><path d="M14 14L26 16" stroke="#7a4528"/></g>`,
  coconut: `<g stroke="#fffdf5" stroke-width="7" stroke-linecap="round"><path d="M-24-8L-4-14"/><path d="M4 6L24 0"/><path d="M-16 16L0 14"/></g>`,
  burrata: disc(
    64,
    "#fffaf0",
    "#efe6cf",
    `<path d="M-12-44Q0-62 14-44L6-28H-6Z" fill="#fffdf7" stroke="#e4d8ba" stroke-width="4"/>${gleam}`,
  ),
  honey: `<path d="M-40-8Q-14-26 6-6T42-2" stroke="#f0a51e" stroke-width="9" stroke-linecap="round" fill="none" opacity=".85"/>`,
} as const;
