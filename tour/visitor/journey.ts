import type { Locale } from "../../apps/storefront/app/i18n/locales.ts";
import type { TourVisitor } from "./visitor.ts";

/** One screen: its name, and the way to it from the screen before, or from nowhere. */
export type Screen = {
  name: string;
  go: (visitor: TourVisitor) => Promise<void>;
  /** Shown to its end instead of as far as the window reaches. */
  fullPage: boolean;
  /** What the browser says of a failure that the screen is about. */
  allowedErrors: RegExp | null;
  /** The language that its address says, whatever the visitor's is. */
  locale: Locale | null;
};

/** Screens that one visitor comes by, one after the other. */
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

/** A journey at a company; adding a screen is adding a line. */
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

/** The journeys that have to do with any of `only`, and of each whether a screen is wanted. */
export function isSelected({ name }: Journey, screen: Screen, only: readonly string[]): boolean {
  const full = `${name} ${screen.name}`.toLowerCase();
  return only.length === 0 || only.some((part) => full.includes(part));
}
