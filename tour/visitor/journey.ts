import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { App } from "../setup/apps.ts";
import type { TourVisitor } from "./visitor.ts";

/** One screen: its name, and the steps to it from the screen before. */
export type Screen = {
  name: string;
  go: (visitor: TourVisitor) => Promise<void>;
  /** Whether the picture shows the whole page instead of the window. */
  fullPage: boolean;
  /** The browser errors of a failure that the screen shows on purpose. */
  allowedErrors: RegExp | null;
  /** The language in the screen's URL, when it replaces the visitor's. */
  locale: Locale | null;
};

/** Screens that one visitor visits, one after the other. */
export type Journey = {
  name: string;
  app: App;
  /** A demo company's host, or one of `company-variants.ts`, without `.localhost`. */
  company: string;
  /** What happens before the first screen; its browser errors do not count. */
  prepare: (visitor: TourVisitor) => Promise<void>;
  screens: Screen[];
};

type ScreenDefinition = [
  name: string,
  go: (visitor: TourVisitor) => Promise<void>,
  options?: "fullPage" | ScreenOptions,
];

type ScreenOptions = { fullPage?: true; allowedErrors?: RegExp; locale?: Locale };

/** Defines a journey at a company, one line per screen. */
export function defineJourney(
  name: string,
  company: string,
  definitions: ScreenDefinition[],
): Journey {
  const screens = definitions.map(toScreen);
  return { name, app: "storefront", company, prepare: async () => undefined, screens };
}

/** Defines a journey in the console, at a copy of the taquería of the visitor's own. */
export function defineConsoleJourney(
  name: string,
  prepare: Journey["prepare"],
  definitions: ScreenDefinition[],
): Journey {
  const screens = definitions.map(toScreen);
  return { name: `console ${name}`, app: "console", company: "demo", prepare, screens };
}

function toScreen([name, go, options]: ScreenDefinition): Screen {
  const { fullPage = false, allowedErrors = null, locale = null } = optionsOf(options);
  return { name, go, fullPage, allowedErrors, locale };
}

function optionsOf(options: ScreenDefinition[2]): ScreenOptions {
  return options === "fullPage" ? { fullPage: true } : (options ?? {});
}

/** Returns whether the names of journey and screen contain any of `only`. */
export function isSelected({ name }: Journey, screen: Screen, only: readonly string[]): boolean {
  const full = `${name} ${screen.name}`.toLowerCase();
  return only.length === 0 || only.some((part) => full.includes(part));
}
