import { foldText } from "../../../parts/lists/fold-text.ts";

/** Where the prices of one size stand. */
export type SizeColumn = { name: string; at: number };

/** How menus call sizes, in the languages of the console and in others. */
const SIZE_WORDS = new Set(
  "p g gg ch gde s m l xl xxl xxxl xs small medium large mini midi maxi regular half full single double family normal klein kleine kleiner mittel mittlere gross grosse grosser groß große großer einfach doppelt halbe ganze familie petit petite moyen moyenne grand grande demi entiere pequeno pequena mediano mediana media chico chica mediano entero entera racion racion_media media_racion tapa pequeno medio piccola piccolo media grande kecil sedang besar صغير وسط متوسط كبير 小 中 大 特大 小份 中份 大份 小杯 中杯 大杯 소 중 대 маленькая средняя большая маленький средний большой mala srednia duza kucuk orta buyuk klein middel groot broto brotinho familia familiar gigante fatia inteira meia individual personal maxi jumbo slice whole pincho"
    .split(" ")
    .map((word) => foldText(word.replaceAll("_", " "))),
);

/** A measure: `26 cm`, `0,3 l`, `500ml`, `12"`, `6 pcs`. */
const MEASURE =
  /^(?:ø\s*)?\d+(?:[.,/]\d+)?(?:\s*[x×]\s*\d+)?\s*(?:(?<=[x×]\s*\d+)|cm|ml|cl|l|g|gr|kg|oz|inch|in|"|″|pcs|stk|st|см|мл|л|г)\.?$/iu;

/**
 * Finds the columns that each have the prices of one size: `Small`, `26 cm`, or with the word of a price beside the size,
 * as in `Price large` and `Preis (groß)`. Fewer than two are none: one may be anything else.
 */
export function sizeColumnsOf(
  header: readonly string[],
  isPrice: (title: string) => boolean,
): SizeColumn[] {
  const found = header.flatMap((title, at) => {
    const name = sizeOf(title.trim(), isPrice);
    return name === null ? [] : [{ name, at }];
  });
  const names = new Set(found.map(({ name }) => foldText(name)));
  return found.length > 1 && names.size === found.length ? found : [];
}

function sizeOf(title: string, isPrice: (title: string) => boolean): string | null {
  if (isSize(title)) return title;
  const words = title.split(/[\s_:()[\]–-]+/u).filter(Boolean);
  const [first = "", ...after] = words;
  const [last = "", ...before] = words.toReversed();
  for (const [word, rest] of [
    [first, after],
    [last, before.toReversed()],
  ] as const) {
    const size = rest.join(" ");
    if (isPrice(word) && isSize(size)) return size;
  }
  return null;
}

const isPlainSize = (text: string): boolean =>
  SIZE_WORDS.has(foldText(text)) || MEASURE.test(text.trim());

/** `klein`, `26 cm`, and both as `klein (26 cm)` or `26 cm klein`. */
export function isSize(text: string): boolean {
  if (isPlainSize(text)) return true;
  const words = text.replaceAll(/[()]/gu, " ").trim().split(/\s+/u);
  return words.slice(1).some((_, at) => {
    const parts = [words.slice(0, at + 1), words.slice(at + 1)].map((part) => part.join(" "));
    return parts.every(isPlainSize);
  });
}

/** The sizes that the name of the only column of prices lists, as `Price small / large`, and the name without them. */
export function sizesInTitle(title: string): { title: string; sizes: string[] } | null {
  const [, word = "", list = ""] = /^(\S+)\s+\(?([^()]*\/[^()]*?)\)?$/u.exec(title.trim()) ?? [];
  const sizes = list.split("/").map((size) => size.trim());
  return sizes.length > 1 && sizes.every(isSize) ? { title: word, sizes } : null;
}
