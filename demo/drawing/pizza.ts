import { meats } from "./meats.ts";
import { sweets } from "./sweets.ts";
import { vegetables } from "./vegetables.ts";

/** Every topping of the pizzas, as the inside of an SVG around 0,0. */
export const toppings = { ...meats, ...vegetables, ...sweets } as const;

export type Topping = keyof typeof toppings;

/** The sauce or cheese, and the number of pieces per topping. */
export type Half = { cover: string; toppings: Partial<Record<Topping, number>> };

/** A whole pizza, or two halves. Covers are colours of sauce or cheese. */
export type Pizza = Half | { left: Half; right: Half };

export const cheese = "#f6cf6d";
export const tomato = "#c9402a";
export const cream = "#fbeecb";
export const chocolate = "#4a2617";

/** Radius of the drawing, and of the part inside the crust, in its own units. */
const EDGE = 300;
const INSIDE = 250;
/** Degrees: in a spiral with this angle no two neighbours are in line. */
const GOLDEN_ANGLE = 137.508;

/** Draws a pizza from above, as the inside of an SVG with its centre at 0,0 and a radius of 300. */
export function pizzaSvg(pizza: Pizza, id: string): string {
  const inside =
    "left" in pizza
      ? `<g clip-path="url(#${id}-left)">${half(pizza.left, 0)}</g>
         <g clip-path="url(#${id}-right)">${half(pizza.right, 7)}</g>`
      : half(pizza, 0);
  return `<defs>
      <radialGradient id="${id}-crust" cx=".5" cy=".42" r=".58">
        <stop offset=".78" stop-color="#f2c27c"/><stop offset=".9" stop-color="#e0a055"/>
        <stop offset="1" stop-color="#b8722f"/>
      </radialGradient>
      <radialGradient id="${id}-light" cx=".4" cy=".32" r=".7">
        <stop offset="0" stop-color="#fff" stop-opacity=".38"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <clipPath id="${id}-left"><rect x="-300" y="-300" width="300" height="600"/></clipPath>
      <clipPath id="${id}-right"><rect x="0" y="-300" width="300" height="600"/></clipPath>
    </defs>
    <circle r="${EDGE}" fill="url(#${id}-crust)"/>
    ${blisters()}
    ${inside}
    <circle r="${INSIDE}" fill="url(#${id}-light)"/>`;
}

/**
 * Draws sauce or cheese with a wavy edge and bubbles, and the toppings from the edge to the centre.
 */
function half({ cover, toppings: counts }: Half, shift: number): string {
  const drawn = scatter(counts, shift).map(
    ({ kind, x, y, turn }) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${toppings[kind]}</g>`,
  );
  return `<path d="${wave()}" fill="${cover}" stroke="#000" stroke-opacity=".12" stroke-width="5"/>
    ${bubbles()}${drawn.reverse().join("")}`;
}

type Piece = { kind: Topping; x: number; y: number; turn: number };

/**
 * Places toppings on a spiral; each place gets the topping whose nearest piece is farthest away.
 */
function scatter(counts: Half["toppings"], shift: number): Piece[] {
  const left = new Map(Object.entries(counts) as [Topping, number][]);
  const total = [...left.values()].reduce((sum, count) => sum + count, 0);
  const pieces: Piece[] = [];
  for (let index = 0; index < total; index += 1) {
    const turn = (index + shift) * GOLDEN_ANGLE;
    const away = (INSIDE - 48) * Math.sqrt((index + 0.6) / total);
    const x = Math.round(away * Math.cos((turn * Math.PI) / 180));
    const y = Math.round(away * Math.sin((turn * Math.PI) / 180));
    const kind = mostDistantTopping(left, pieces, counts, { x, y });
    left.set(kind, (left.get(kind) ?? 0) - 1);
    pieces.push({ kind, x, y, turn: Math.round(turn * 2.3) % 360 });
  }
  return pieces;
}

function mostDistantTopping(
  left: Map<Topping, number>,
  pieces: Piece[],
  counts: Half["toppings"],
  { x, y }: { x: number; y: number },
): Topping {
  const room = (kind: Topping) =>
    Math.min(
      EDGE * 3,
      ...pieces.flatMap((each) => (each.kind === kind ? Math.hypot(each.x - x, each.y - y) : [])),
    ) * Math.sqrt(counts[kind] ?? 1);
  const [first, ...others] = [...left].filter(([, count]) => count > 0).map(([kind]) => kind);
  if (!first) throw new Error("No topping is left");
  return others.reduce((best, kind) => (room(kind) > room(best) ? kind : best), first);
}

function wave(): string {
  const points = Array.from({ length: 72 }, (_, step) => {
    const angle = (step * Math.PI) / 36;
    const away = INSIDE + 5 * Math.sin(7 * angle) + 4 * Math.sin(11 * angle + 1);
    return `${(away * Math.cos(angle)).toFixed(1)} ${(away * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Dark spots that the oven left on the crust. */
function blisters(): string {
  return Array.from({ length: 17 }, (_, index) => {
    const angle = index * 2.4;
    const away = EDGE - 20 - (index % 3) * 6;
    const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)].map(Math.round);
    return `<ellipse cx="${x}" cy="${y}" rx="${9 + (index % 4) * 3}" ry="6" fill="#8a4a1c" opacity=".3"
      transform="rotate(${Math.round((angle * 180) / Math.PI) + 90} ${x} ${y})"/>`;
  }).join("");
}

function bubbles(): string {
  return Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.1;
    const away = INSIDE * 0.93 * Math.sqrt((index + 0.5) / 26);
    const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)].map(Math.round);
    const radius = 12 + (index % 5) * 5;
    const [fill, opacity] = index % 3 === 0 ? ["#b4551c", 0.16] : ["#fff", 0.22];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
  }).join("");
}
