import type { BrowserContext, Page } from "@playwright/test";
import type { EditableCompanyFile } from "./company-file.ts";
import { createRestaurant, type Restaurant } from "./restaurant.ts";

/** The pixel of the test restaurants; its requests are stubbed. */
export const PIXEL_ID = "123456789012345";

/** Lets a restaurant in `country` measure its visits by a pixel. */
export function enablePixel(country: string): (file: EditableCompanyFile) => void {
  return (file) => {
    file.company.country = { country_code: country };
    file.ecommerce_settings.analytics_settings = { facebook_pixel: PIXEL_ID };
  };
}

/** One call of the pixel: the event's name, its values and its options. */
type PixelCall = [name: string, values: Record<string, unknown>, more?: Record<string, unknown>];

type PixelStub = {
  /** The number of requests to the pixel's host. */
  requestCount: () => number;
  /** The addresses that the script could read on load and at each call. */
  visibleUrls: () => string[];
};

/** Stubs the pixel's host with a script that takes over the queued calls, as the real one does. */
async function stubPixel(context: BrowserContext): Promise<PixelStub> {
  let requestCount = 0;
  const visibleUrls: string[] = [];
  await context.exposeFunction("pixelReads", (...addresses: string[]) =>
    visibleUrls.push(...addresses),
  );
  await context.route("https://connect.facebook.net/**", (route) => {
    requestCount += 1;
    const body = `window.pixelCalls = [];
      const read = () => void window.pixelReads(location.href, document.referrer);
      read();
      fbq.callMethod = (...call) => {
        read();
        window.pixelCalls.push(call);
      };
      while (fbq.queue.length) fbq.callMethod(...fbq.queue.shift());`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return { requestCount: () => requestCount, visibleUrls: () => visibleUrls };
}

/** Creates a restaurant in `country` with a pixel, and stubs the pixel. */
export async function createMeasuredRestaurant(
  context: BrowserContext,
  country: string,
): Promise<PixelStub & { restaurant: Restaurant }> {
  const stub = await stubPixel(context);
  return { ...stub, restaurant: await createRestaurant(enablePixel(country)) };
}

/** Reads the calls for this restaurant's pixel since the page was loaded. */
export async function readPixelCalls(page: Page): Promise<PixelCall[]> {
  const calls = await page.evaluate(
    () => (window as unknown as { pixelCalls?: unknown[][] }).pixelCalls ?? [],
  );
  return calls.flatMap(([what, pixel, ...rest]) =>
    what === "trackSingle" && pixel === PIXEL_ID ? [rest as PixelCall] : [],
  );
}
