import type { Locale } from "@comanda/ui/i18n/locales.ts";
import type { TourVisitor } from "./visitor.ts";

/** One screen: its name, and the steps to it from the screen before. */
export type Screen = {
  name: string;
  go: (visitor: TourVisitor) => Promise<void>;
  /** Whether the picture shows the whole page instead of the window. */
  fullPage: boolean;
  /** The browser errors of a failure that the screen shows on purpose. */
  allowedErrors: RegExp | null;
  /** The language in its address, when it replaces the visitor's. */
  locale: Locale | null;
};

/** Screens that one visitor visits, one after the other. */
export type Journey = {
  name: string;
  /** A demo company's host, or one of `company-variants.ts`, without `.localhost`. */
  company: string;
  screens: Screen[];
};

type ScreenDefinition = [
  name: string,
  go: (visitor: TourVisitor) => Promise<void>,
  how?: "fullPage" | ScreenOptions,
];

type ScreenOptions = { fullPage?: true; allowedErrors?: RegExp; locale?: Locale };

/** Defines a journey at a company, one line per screen. */
export function defineJourney(name: string, company: string, ways: ScreenDefinition[]): Journey {
  const screens = ways.map(([screen, go, how]) => ({
    name: screen,
    go,
    fullPage: optionsOf(how).fullPage ?? false,
    allowedErrors: optionsOf(how).allowedErrors ?? null,
    locale: optionsOf(how).locale ?? null,
  }));
  return { name, company, screens };
}

function optionsOf(how: ScreenDefinition[2]): ScreenOptions {
  return how === "fullPage" ? { fullPage: true } : (how ?? {});
}

/** Returns whether the names of journey and screen contain any of `only`. */
export function isSelected({ name }: Journey, screen: Screen, only: readonly string[]): boolean {
  const full = `${name} ${screen.name}`.toLowerCase();
  return only.length === 0 || only.some((part) => full.includes(part));
}
