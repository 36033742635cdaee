import { TILE_SIZE } from "./mercator.ts";

export const COLOURS = {
  ground: "#f3f0e9",
  house: "#e4dfd3",
  edge: "#bdb4a2",
  street: "#ffffff",
  name: "#5b5447",
  place: "#4a4438",
  number: "#9b9385",
} as const;

/** Returns a tile with its ground and a drawing on it. */
export function wrapTile(drawn: string): string {
  const ground = `<path d="M0 0h${TILE_SIZE}v${TILE_SIZE}H0z" fill="${COLOURS.ground}"/>`;
  const look = 'font-family="system-ui,sans-serif" font-weight="500" text-anchor="middle"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}" width="${TILE_SIZE}" height="${TILE_SIZE}" ${look}>${ground}${drawn}</svg>`;
}

/** Rounds to a tenth of a pixel. */
export const formatPixels = (value: number) => String(Math.round(value * 10) / 10);

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
}
