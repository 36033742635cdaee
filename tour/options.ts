import { parseArgs } from "node:util";
import { type Locale, locales } from "../apps/storefront/app/i18n/locales.ts";

/** The screens that are looked at, in CSS pixels. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export type Options = {
  /** Parts of names of journeys or screens; all of them when there are none. */
  only: string[];
  languages: Locale[];
  sizes: Size[];
  /** The folder for the pictures, as it was given. */
  out: string;
};

const usage = `npm run tour -- [--only part-of-a-name]… [--lang en]… [--size phone]… [--out tour-results]
  Pictures of every screen of the demo companies, with an index.html to look at them.`;

/** What was asked for. Throws on what there is not, and says what there is. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      lang: { type: "string", multiple: true, default: [] },
      size: { type: "string", multiple: true, default: [] },
      out: { type: "string", default: "tour-results" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    only: values.only.map((part) => part.toLowerCase()),
    languages: chosen("--lang", values.lang, Object.keys(locales) as Locale[]),
    sizes: chosen("--size", values.size, Object.keys(sizes) as Size[]),
    out: values.out,
  };
}

function chosen<Name extends string>(option: string, asked: string[], known: Name[]): Name[] {
  const unknown = asked.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) {
    throw new Error(`${option} ${unknown.join(", ")}: there are ${known.join(", ")}\n\n${usage}`);
  }
  return asked.length === 0 ? known : known.filter((name) => asked.includes(name));
}
