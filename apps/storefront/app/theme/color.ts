/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const ink: Rgb = [29, 27, 24];

/** A company's colour: #rgb, #rrggbb, #rrggbbaa or rgb(…); null for anything else. */
export function parseColor(color: string | null | undefined): Rgb | null {
  const text = color?.trim() ?? "";
  const hex = /^#([\da-f]{3,8})$/iu.exec(text)?.[1];
  if (hex) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
    if (full.length !== 6 && full.length !== 8) return null;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/iu.exec(text)?.slice(1, 4).map(Number);
  return parts?.every((part) => part <= 255) ? (parts as unknown as Rgb) : null;
}

export function cssColor([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const c = part / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of `color` over `ground`: 0.1 is a tint. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  return color.map((part, at) => part * share + (ground[at] ?? 0) * (1 - share)) as unknown as Rgb;
}

/** White or our dark ink, whichever reads better on `ground`. */
export function inkOn(ground: Rgb): Rgb {
  return contrast(white, ground) >= contrast(ink, ground) ? white : ink;
}

/** `color`, darkened until it reads as text on `ground` (4.5:1). */
export function readableOn(color: Rgb, ground: Rgb = white): Rgb {
  let shade = color;
  for (let step = 0; step < 40 && contrast(shade, ground) < 4.5; step++) shade = mix(shade, ink, 0.92);
  return shade;
}

/** Both inks fall short of 4.5:1 on a narrow band of colours: those are darkened until white reads. */
export function readableGround(color: Rgb): Rgb {
  let shade = color;
  for (let step = 0; step < 40 && contrast(inkOn(shade), shade) < 4.5; step++) shade = mix(shade, ink, 0.95);
  return shade;
}
