import type { Page } from "@playwright/test";

type ReportedEvent = { event: string; page?: string } & Record<string, unknown>;

/** Returns the events in the page's `dataLayer`, in order, since the page was loaded. */
export function reportedEvents(page: Page): Promise<ReportedEvent[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ReportedEvent[] };
    return dataLayer.filter((entry) => "event" in entry);
  });
}

/** Returns the names of all reported events since the page was loaded. */
export async function reportedEventNames(page: Page): Promise<string[]> {
  return (await reportedEvents(page)).map(({ event }) => event);
}

/** Returns the pages and steps that were reported as viewed since the page was loaded. */
export async function reportedPages(page: Page): Promise<string[]> {
  const events = await reportedEvents(page);
  return events
    .filter(({ event }) => event === "virtual_page_view")
    .flatMap((reported) => reported.page ?? []);
}

/** Returns the names of the reported shopping events since the page was loaded. */
export async function reportedShoppingEvents(page: Page): Promise<string[]> {
  return (await reportedEvents(page)).flatMap((reported) =>
    "ecommerce" in reported ? reported.event : [],
  );
}
