import type { BrowserContext, Page } from "@playwright/test";
import { openRestaurant, type Restaurant } from "./company.ts";
import type { CompanyFile } from "./company-file.ts";

/** The pixel of the restaurants here; no request of it leaves this machine. */
export const PIXEL = "123456789012345";

/** Lets a restaurant in `country` measure its visits by a pixel. */
export function measures(country: string): (file: CompanyFile) => void {
  return (file) => {
    file.company.country = { country_code: country };
    file.ecommerce_settings.analytics_settings = { facebook_pixel: PIXEL };
  };
}

/** What a page has told the pixel: the event's name, its values and what comes with them. */
type Told = [name: string, values: Record<string, unknown>, more?: Record<string, unknown>];

type Stub = {
  /** How often the pixel's host was asked for anything. */
  asked: () => number;
  /** The addresses that the script could read when it came and whenever it was told something. */
  readable: () => string[];
};

/**
 * Answers for the pixel's host with a script that takes over what the page has kept for it, as the
 * real one does.
 */
async function stubPixel(context: BrowserContext): Promise<Stub> {
  let asked = 0;
  const readable: string[] = [];
  await context.exposeFunction("pixelReads", (...addresses: string[]) =>
    readable.push(...addresses),
  );
  await context.route("https://connect.facebook.net/**", (route) => {
    asked += 1;
    const body = `window.told = [];
      const read = () => void window.pixelReads(location.href, document.referrer);
      read();
      fbq.callMethod = (...said) => {
        read();
        window.told.push(said);
      };
      while (fbq.queue.length) fbq.callMethod(...fbq.queue.shift());`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return { asked: () => asked, readable: () => readable };
}

/** A restaurant in `country` that measures, and what becomes of it. */
export async function openMeasured(
  context: BrowserContext,
  country: string,
): Promise<Stub & { shop: Restaurant }> {
  const stub = await stubPixel(context);
  return { ...stub, shop: await openRestaurant(measures(country)) };
}

/** What the pixel was told of this restaurant's, since the page was loaded. */
export async function toldPixel(page: Page): Promise<Told[]> {
  const said = await page.evaluate(() => (window as unknown as { told?: unknown[][] }).told ?? []);
  return said.flatMap(([what, pixel, ...rest]) =>
    what === "trackSingle" && pixel === PIXEL ? [rest as Told] : [],
  );
}

type Entry = { event: string; page?: string } & Record<string, unknown>;

/** What has been reported since the page was loaded. */
export function reported(page: Page): Promise<Entry[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: Entry[] };
    return dataLayer.filter((each) => "event" in each);
  });
}

/** The pages and steps that were reported as seen since the page was loaded. */
export async function seenPages(page: Page): Promise<string[]> {
  return (await reported(page)).flatMap((each) => each.page ?? []);
}

/** The names of the shopping events since the page was loaded. */
export async function shopping(page: Page): Promise<string[]> {
  return (await reported(page)).flatMap((each) => ("ecommerce" in each ? each.event : []));
}
