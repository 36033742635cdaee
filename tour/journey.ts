import type { Locale } from "../apps/storefront/app/i18n/locales.ts";
import type { Visitor } from "./visitor.ts";

/** One screen: its name, and the way to it from the screen before, or from nowhere. */
export type Screen = {
  name: string;
  go: (visitor: Visitor) => Promise<void>;
  /** Shown to its end instead of as far as the window reaches. */
  whole: boolean;
  /** What the browser says of a failure that the screen is about. */
  noise: RegExp | null;
  /** The language that its address says, whatever the visitor's is. */
  locale: Locale | null;
};

/** Screens that one visitor comes by, one after the other. */
export type Journey = {
  name: string;
  /** A demo company's host, or one of `variants.ts`, without `.localhost`. */
  company: string;
  screens: Screen[];
};

type Way = [name: string, go: (visitor: Visitor) => Promise<void>, how?: "whole" | Expected];

type Expected = { whole?: true; noise?: RegExp; locale?: Locale };

/** A journey at a company; adding a screen is adding a line. */
export function journey(name: string, company: string, ways: Way[]): Journey {
  const screens = ways.map(([screen, go, how]) => ({
    name: screen,
    go,
    whole: expected(how).whole ?? false,
    noise: expected(how).noise ?? null,
    locale: expected(how).locale ?? null,
  }));
  return { name, company, screens };
}

function expected(how: Way[2]): Expected {
  return how === "whole" ? { whole: true } : (how ?? {});
}

/** The journeys that have to do with any of `only`, and of each whether a screen is wanted. */
export function wanted({ name }: Journey, screen: Screen, only: readonly string[]): boolean {
  const full = `${name} ${screen.name}`.toLowerCase();
  return only.length === 0 || only.some((part) => full.includes(part));
}
