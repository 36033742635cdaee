import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Locale } from "../apps/storefront/app/i18n/locales.ts";
import { listen } from "../e2e/support/noise.ts";
import { texts } from "../e2e/support/texts.ts";
import { type Journey, type Screen, wanted } from "./journey.ts";
import { type Options, type Size, sizes } from "./options.ts";
import { type How, picture } from "./picture.ts";
import { original } from "./variants.ts";
import type { Visitor } from "./visitor.ts";

/** Milliseconds for one thing that a visitor does; several visitors share a machine. */
const STEP = 20_000;

/** A picture of a screen, and what is not right about it. */
export type Shot = {
  journey: string;
  screen: string;
  locale: Locale;
  size: Size;
  /** Relative to the folder of the pictures. */
  file: string;
  /** Why the screen was not reached; the picture shows what there was instead. */
  failure: string | null;
  /** What is wrong with it. */
  faults: string[];
  /** What could be better. */
  wishes: string[];
};

/** One journey, on one screen size, in one language. */
export type Walk = { journey: Journey; locale: Locale; size: Size };

/**
 * All walks that `options` ask for. In Mexico Spanish is es-MX, elsewhere it is es: no screen comes
 * twice.
 */
export function walksOf(journeys: readonly Journey[], { only, languages, sizes }: Options): Walk[] {
  return journeys
    .filter((journey) => journey.screens.some((screen) => wanted(journey, screen, only)))
    .flatMap((journey) =>
      languages
        .filter((locale) => locale !== (original(journey.company) === "taqueria" ? "es" : "es-MX"))
        .flatMap((locale) => sizes.map((size) => ({ journey, locale, size }))),
    );
}

/** Walks a journey in a browser of its own and takes a picture of each screen that is wanted. */
export async function walk(
  browser: Browser,
  { journey, locale, size }: Walk,
  { only, ground, ...how }: Pick<Options, "only" | "ground"> & How,
): Promise<Shot[]> {
  const mobile = size === "phone";
  const context = await browser.newContext({
    viewport: sizes[size],
    locale,
    isMobile: mobile,
    hasTouch: mobile,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(STEP);
  const noise = listen(context);
  const page = await context.newPage();
  const visitor: Visitor = {
    page,
    t: texts(locale),
    locale,
    size,
    ground,
    id: `${journey.name}-${locale}-${size}`.toLowerCase().replace(/[^a-z0-9]+/gu, "-"),
    host: `${journey.company}.localhost`,
  };
  const shots: Shot[] = [];
  try {
    for (const [index, screen] of journey.screens.entries()) {
      const before = noise.heard().length;
      const failure = await screen.go(visitor).then(
        () => null,
        (error: Error) => error.message.split("\n").slice(0, 2).join(" "),
      );
      if (failure === null && !wanted(journey, screen, only)) continue;
      const name = fileName(journey, index, screen);
      const file = path.join(name, `${locale}-${size}.jpg`);
      const { faults, wishes } = await picture(visitor, file, screen, how);
      const heard = noise.heard().slice(before);
      faults.push(...heard.filter((said) => !screen.noise?.test(said)));
      const named = { journey: journey.name, screen: screen.name, locale, size };
      shots.push({ ...named, file, failure, faults, wishes });
      if (failure !== null) break;
    }
  } finally {
    await context.close();
  }
  return shots;
}

function fileName(journey: Journey, index: number, screen: Screen): string {
  const number = String(index + 1).padStart(2, "0");
  return `${journey.name} ${number} ${screen.name}`.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
}
