/** What texts of every language have beside their letters. */
const MARKS = "€£¥¢‘’“”„‚–—…•°ºª½¼¾´`«»™®©\u00A0·×";

/** A language, or several with much the same letters: which letters it has beyond ASCII. */
const matcher = (letters: string): RegExp =>
  new RegExp(`[${letters}${letters.toUpperCase()}${MARKS}]`, "u");

const SHARED = "àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÿŸ¿¡";

/**
 * The letters of Western languages together, of a menu that is written in several of them. The Turkish encoding
 * has its own letters in place of those of Icelandic.
 */
export const SEVERAL_LANGUAGES: readonly [encoding: string, usual: RegExp][] = [
  ["windows-1252", matcher(SHARED)],
  ["windows-1254", matcher(`${SHARED}ğıİş`)],
  ["macintosh", matcher(SHARED)],
];

const CENTRAL_EUROPEAN = [
  matcher("ąćęłńóśźż"),
  matcher("áčďéěíňóřšťúůýž"),
  matcher("áäčďéíĺľňóôŕšťúýž"),
  matcher("áéíóöőúüű"),
  matcher("ăâîşţ"),
  matcher("čćđšž"),
];

/**
 * The encodings of alphabets, and the letters of each language in it. A language whose letters share their bytes
 * with another's stands behind it if fewer menus are written in it.
 */
export const ALPHABETS: readonly [encoding: string, usual: RegExp][] = [
  ["windows-1252", matcher("äöüß")],
  ["windows-1252", matcher("àâæçèéêëîïôœùûüÿŸ")],
  ["windows-1252", matcher("áéíóúñü¿¡")],
  ["windows-1252", matcher("áâãàçéêíóôõúü")],
  ["windows-1252", matcher("àèéìíòóù")],
  ["windows-1252", matcher("åäöæøé")],
  ["windows-1254", matcher("çğıİöşüâîû")],
  ["windows-1252", matcher("áæéíóöðøúýþ")],
  ...CENTRAL_EUROPEAN.map((usual): [string, RegExp] => ["windows-1250", usual]),
  ["windows-1257", matcher("ąčęėįšųūž")],
  ["windows-1257", matcher("āčēģīķļņšūž")],
  ["windows-1257", matcher("äõöüšž")],
  ...CENTRAL_EUROPEAN.map((usual): [string, RegExp] => ["iso-8859-2", usual]),
  ["windows-1255", /[א-ת״׳₪]/u],
  ["windows-1251", /[А-яЁёІіЇїЄєҐґЎў«»–—№]/u],
  ["windows-1256", /[ء-ي،؛؟٠-٩]/u],
  ["windows-1253", /[Ά-ώ]/u],
  ["windows-874", /[\u0E01-\u0E5B]/u],
];
