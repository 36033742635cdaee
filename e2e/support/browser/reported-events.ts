import type { Page } from "@playwright/test";

type ReportedEvent = { event: string; page?: string } & Record<string, unknown>;

/** The events in the page's `dataLayer`, in order, since the page was loaded. */
export function reportedEvents(page: Page): Promise<ReportedEvent[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ReportedEvent[] };
    return dataLayer.filter((entry) => "event" in entry);
  });
}

/** The names of all reported events since the page was loaded. */
export async function reportedEventNames(page: Page): Promise<string[]> {
  return (await reportedEvents(page)).map(({ event }) => event);
}

/** The pages and steps that were reported as viewed since the page was loaded. */
export async function reportedPages(page: Page): Promise<string[]> {
  return (await reportedEvents(page)).flatMap((reported) => reported.page ?? []);
}

/** The names of the reported shopping events since the page was loaded. */
export async function reportedShoppingEvents(page: Page): Promise<string[]> {
  return (await reportedEvents(page)).flatMap((reported) =>
    "ecommerce" in reported ? reported.event : [],
  );
}
