/** Letters that take two cells: Chinese, Japanese, Korean, full-width forms and emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;
/** What takes no cell: combining marks and invisible characters. */
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Splits a text into what people see as one character each. */
export function toGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The cells that one grapheme takes on a printer with fixed-width letters: 0, 1 or 2. */
export function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  if (ZERO.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** The cells that a text takes. */
export function cellWidth(text: string): number {
  return toGraphemes(text).reduce((sum, each) => sum + graphemeWidth(each), 0);
}
