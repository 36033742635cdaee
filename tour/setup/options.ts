import { parseArgs } from "node:util";
import { type Locale, locales } from "@comanda/ui/i18n/locales.ts";
import { type App, appNames, type ScreenSize, screenSizes } from "./apps.ts";

/** The backgrounds that replace those of the restaurants' menu, cart and checkout. */
export const tourBackgrounds = { light: "#f7f5f0", dark: "#14181f" } as const;
export type Background = keyof typeof tourBackgrounds;

export type Options = {
  /** Parts of names of journeys or screens; empty means all. */
  only: string[];
  /** The apps whose journeys are walked. */
  apps: App[];
  languages: Locale[];
  sizes: ScreenSize[];
  /** The background of every restaurant, and the console's colours; null keeps their own, and light ones. */
  ground: Background | null;
  /** Whether each text is lengthened, as in a verbose language. */
  pseudo: boolean;
  /** Whether each screen is checked, also by axe; any fault fails the tour. */
  check: boolean;
  /** Whether the pictures of the documents are taken, and nothing else. */
  docs: boolean;
  /** The folder for the pictures, as given on the command line. */
  out: string;
};

const usage = `npm run tour -- [--only part-of-a-name]… [--app storefront]… [--lang en]…
    [--size phone]… [--ground dark] [--pseudo] [--check] [--docs] [--out tour-results]
  Pictures of every screen of the demo companies and of the console, with an index.html to look at
  them. The names of the console's journeys begin with "console".
  --app     storefront or console
  --size    phone, portrait (an upright tablet, the storefront only), tablet (the console only) or desktop
  --ground  all of them on a dark or a light ground; the console in its dark or light colours
  --pseudo  with each text some forty per cent longer
  --check   fails where text is cut off or overlaps, where something is too small to press, where
            English is left over, or where axe finds anything
  --docs    takes the pictures of docs/pictures, and nothing else`;

/** Reads the command line. Throws for an unknown value, with the list of valid ones. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      app: { type: "string", multiple: true, default: [] },
      lang: { type: "string", multiple: true, default: [] },
      size: { type: "string", multiple: true, default: [] },
      ground: { type: "string" },
      pseudo: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      docs: { type: "boolean", default: false },
      out: { type: "string", default: "tour-results" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    only: values.only.map((part) => part.toLowerCase()),
    apps: selectedNames("--app", values.app, appNames),
    languages: selectedNames("--lang", values.lang, Object.keys(locales) as Locale[]),
    sizes: selectedNames("--size", values.size, Object.keys(screenSizes) as ScreenSize[]),
    ground: values.ground
      ? (selectedNames("--ground", [values.ground], groundNames)[0] ?? null)
      : null,
    pseudo: values.pseudo,
    check: values.check,
    docs: values.docs,
    out: values.out,
  };
}

const groundNames = Object.keys(tourBackgrounds) as Background[];

function selectedNames<Name extends string>(
  option: string,
  requested: string[],
  allowed: readonly Name[],
): Name[] {
  const unknown = requested.filter((name) => !allowed.some((each) => each === name));
  if (unknown.length > 0) {
    throw new Error(`${option} ${unknown.join(", ")}: there are ${allowed.join(", ")}\n\n${usage}`);
  }
  return allowed.filter((name) => requested.length === 0 || requested.includes(name));
}
