import type { Role } from "@comanda/domain/staff/permissions";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { hydrateOnOpen } from "../browser/wait-for-hydration.ts";
import { type BrowserErrors, collectBrowserErrors } from "../browser-errors.ts";
import { consoleOrigin } from "../console.ts";
import { createTranslate, type TestTranslate } from "../create-translate.ts";
import { test as dedicated } from "../dedicated-server.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { test as base } from "../test.ts";
import { joinRestaurant } from "./join-restaurant.ts";

export const tablet = { width: 1024, height: 768 };
export const phone = { width: 360, height: 740 };

type BoardOptions = {
  role?: Role;
  name?: string;
  /** Signs the browser in; else a new member joins by an invitation. */
  enter?: (page: Page, t: TestTranslate) => Promise<void>;
  locale?: string;
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  /** Called with the page before it opens anything. */
  prepare?: (page: Page) => Promise<void>;
};

/** A board in a browser of its own. */
export type BoardPage = {
  page: Page;
  context: BrowserContext;
  t: TestTranslate;
  errors: BrowserErrors;
  /** The address of a page of the restaurant in the console. */
  url: (path: string) => string;
};

type BoardFixtures = {
  openBoard: (
    restaurant: Pick<Restaurant, "id" | "host">,
    options?: BoardOptions,
  ) => Promise<BoardPage>;
};

/** Opens boards; an error in one of their browsers that the test did not allow fails the test. */
const fixtures: Parameters<typeof base.extend<BoardFixtures>>[0] = {
  openBoard: async ({ browser }, use) => {
    const opened: BoardPage[] = [];
    await use(async (restaurant, options = {}) => {
      const { role = "cashier", name = "Lucía", locale = "en", viewport = tablet } = options;
      const { colorScheme = "light", prepare, enter } = options;
      const t = createTranslate(locale, "console");
      const context = await browser.newContext({
        locale,
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        hasTouch: viewport.width < 768,
      });
      const page = await context.newPage();
      hydrateOnOpen(page);
      await watchSound(page);
      await (enter ? enter(page, t) : joinRestaurant(page, restaurant, { role, name }));
      await prepare?.(page);
      const errors = collectBrowserErrors(context);
      // After a reload the board asks whether this device plays sound without a press.
      errors.allow(/AudioContext was not allowed to start/u);
      const url = (path: string) => `${consoleOrigin()}/${restaurant.id}/${path}`;
      const board = { page, context, t, errors, url };
      opened.push(board);
      await page.goto(url("orders"));
      return board;
    });
    for (const { context, errors } of opened) {
      expect(errors.unexpected(), "errors in the browser of a board").toEqual([]);
      await context.close();
    }
  },
};

export const test = base.extend<BoardFixtures>(fixtures);
/** `test` with a server of its own, which it may restart. */
export const testWithServer = dedicated.extend<BoardFixtures>(fixtures);

/** Lets `soundState` read the page's AudioContext. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { e2eSounds: contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
}

/** The state of the page's AudioContext; null before it has one. */
export function soundState({ page }: Pick<BoardPage, "page">): Promise<string | null> {
  return page.evaluate(() => {
    const { e2eSounds } = window as unknown as { e2eSounds: AudioContext[] };
    return e2eSounds.at(-1)?.state ?? null;
  });
}

/** Presses "Start shift", in an open order where there is one, and waits until the sound runs. */
export async function startShift(board: BoardPage): Promise<void> {
  const { page, t } = board;
  const dialogs = page.getByRole("dialog");
  const place = (await dialogs.count()) > 0 ? dialogs.last() : page;
  await place.getByRole("button", { name: t("board.banner.startShift") }).click();
  await expect(page.locator("[data-sound=on]").first()).toBeAttached();
  expect(await soundState(board)).toBe("running");
}

/** Waits until the board rings. */
export async function expectRinging({ page }: BoardPage): Promise<void> {
  await expect(bellOf(page)).toHaveAttribute("data-ringing", /normal|loud/u);
}

/** Waits until the board does not ring. */
export async function expectSilent({ page }: BoardPage): Promise<void> {
  await expect(bellOf(page)).toHaveAttribute("data-ringing", "no");
}

const bellOf = (page: Page) => page.locator("[data-ringing]");

/** The card of an order in a lane. */
export function cardIn({ page }: BoardPage, lane: string, orderId: string) {
  return page.locator(`[data-lane="${lane}"] [data-order="${orderId}"]`);
}
