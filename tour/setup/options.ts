import { parseArgs } from "node:util";
import { type Locale, locales } from "../../apps/storefront/app/i18n/locales.ts";

/** The screens that are looked at, in CSS pixels. */
export const screenSizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type ScreenSize = keyof typeof screenSizes;

/** What the menu, the cart and the checkout lie on, whatever the restaurants have chosen. */
export const tourBackgrounds = { light: "#f7f5f0", dark: "#14181f" } as const;
export type Background = keyof typeof tourBackgrounds;

export type Options = {
  /** Parts of names of journeys or screens; all of them when there are none. */
  only: string[];
  languages: Locale[];
  sizes: ScreenSize[];
  /** Every restaurant on such a ground; on its own where there is none. */
  ground: Background | null;
  /** With each text drawn out, as in a language that needs more room. */
  pseudo: boolean;
  /** Fails where anything is wrong with a screen, and has axe look at each. */
  check: boolean;
  /** The folder for the pictures, as it was given. */
  out: string;
};

const usage = `npm run tour -- [--only part-of-a-name]… [--lang en]… [--size phone]…
    [--ground dark] [--pseudo] [--check] [--out tour-results]
  Pictures of every screen of the demo companies, with an index.html to look at them.
  --ground  all of them on a dark or a light ground
  --pseudo  with each text some forty per cent longer
  --check   fails where text is cut off or overlaps, where something is too small to press, where
            English is left over, or where axe finds anything`;

/** What was asked for. Throws on what there is not, and says what there is. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      lang: { type: "string", multiple: true, default: [] },
      size: { type: "string", multiple: true, default: [] },
      ground: { type: "string" },
      pseudo: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      out: { type: "string", default: "tour-results" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    only: values.only.map((part) => part.toLowerCase()),
    languages: selectedNames("--lang", values.lang, Object.keys(locales) as Locale[]),
    sizes: selectedNames("--size", values.size, Object.keys(screenSizes) as ScreenSize[]),
    ground: values.ground
      ? (selectedNames("--ground", [values.ground], groundNames)[0] ?? null)
      : null,
    pseudo: values.pseudo,
    check: values.check,
    out: values.out,
  };
}

const groundNames = Object.keys(tourBackgrounds) as Background[];

function selectedNames<Name extends string>(
  option: string,
  asked: string[],
  known: Name[],
): Name[] {
  const unknown = asked.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) {
    throw new Error(`${option} ${unknown.join(", ")}: there are ${known.join(", ")}\n\n${usage}`);
  }
  return asked.length === 0 ? known : known.filter((name) => asked.includes(name));
}
