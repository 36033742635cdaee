import type { FetchedPage } from "../fetch-page.ts";
import type { BackendCallName } from "./call-names.ts";
import { callFailures } from "./faulty-answer.ts";
import { fixtureNames } from "./fixture.ts";
import { type MalformedAnswer, malformedAnswers } from "./malformed-answers.ts";
import type { OtherStorefront } from "./other-storefront.ts";

/** A page opened at its own host, while one call answers wrongly. */
export type PageCase = MalformedAnswer & { host: string; faultName?: string };

/** What a visitor was sent of a row's page, and which calls were still to be answered then. */
export type VisitedPage = FetchedPage & { late: BackendCallName[] };

/** The calls without which there is no page. */
export const requiredCalls: readonly BackendCallName[] = ["findHost", "readCompany"];

/** Those whose answer a page waits for: what it is about. */
const blockingCalls: readonly BackendCallName[] = [
  ...requiredCalls,
  "readEcommerceSettings",
  "listCategories",
  "readOrder",
];

const pageCalls: readonly BackendCallName[] = [
  ...blockingCalls,
  "readOrderSettings",
  "listCoupons",
  "listPaymentMethods",
  "readLoyaltySettings",
  "readQr",
];

/** Pages that show what a call answers, where it is not the menu. */
const pageOf: Partial<Record<BackendCallName, string>> = {
  readQr: "/products?qr-id=mesa-7.{company}",
  readOrder: "/tracking?order_id=ord-0",
};

const withHost = <R extends MalformedAnswer>(row: R, index: number) => ({
  ...row,
  host: `odd-${row.call.toLowerCase()}-${index}.localhost`,
});

const failing = pageCalls.flatMap((call) =>
  Object.entries(callFailures).map(([faultName, fault]) => ({
    ...{ title: `${call} ${faultName}`, call, fault, faultName },
    page: pageOf[call] ?? "/products",
  })),
);

export const pageCases: PageCase[] = [...malformedAnswers, ...failing].map(withHost);

/** Pages that are asked for at once, beside those that are slow. */
const AT_ONCE = 4;

/** Opens the pages of all rows: first those that are slow, which cost the matrix their time once. */
export async function visitAllPages(
  storefront: OtherStorefront,
): Promise<Map<PageCase, VisitedPage>> {
  const seen = new Map<PageCase, VisitedPage>();
  const open = async (row: PageCase) => void seen.set(row, await visit(storefront, row));
  const slow = pageCases.filter(isSlow).map(open);
  const others = pageCases.filter((row) => !isSlow(row)).values();
  const worker = async () => {
    for (const row of others) await open(row);
  };
  await Promise.all([...slow, ...Array.from({ length: AT_ONCE }, worker)]);
  return seen;
}

async function visit({ backend, fetchPage }: OtherStorefront, row: PageCase): Promise<VisitedPage> {
  const { host, call, fault, page = "/products" } = row;
  const companyId = backend.addRestaurant(host, { faults: { [call]: fault } });
  const shown = await fetchPage(host, page.replace("{company}", companyId));
  const open = backend.requests.filter((one) => one.companyId === companyId && !one.done);
  return { ...shown, late: open.flatMap((one) => one.call ?? []) };
}

/** What is wrong with the page of a row, and with the lines of the log; empty where nothing is. */
export function pageFaults(row: PageCase, seen: VisitedPage, lines: readonly string[]): string[] {
  const { status, headers } = seen;
  // What a visitor reads: the page's data are in its scripts.
  const html = seen.html.replace(/<script\b[^>]*>.*?<\/script>/gsu, "");
  const expected = expectedStatus(row);
  const found: string[] = [];
  if (!expected.includes(status)) found.push(`status ${status}`);
  if (status >= 500 && !headers["retry-after"]) found.push("no Retry-After");
  for (const text of expectedTexts(row))
    if (!html.includes(text)) found.push(`does not show ${text}`);
  for (const text of row.absentTexts ?? []) if (html.includes(text)) found.push(`shows ${text}`);
  const late = isSlow(row) && !blockingCalls.includes(row.call);
  if (late && !seen.late.includes(row.call)) found.push(`waits for ${row.call}`);
  if (!isLogged(row, lines))
    found.push(`the log does not name ${row.call} ${row.loggedPath ?? ""}`);
  return found;
}

const isSlow = ({ faultName }: PageCase) => faultName === "answers after ten seconds";

function expectedStatus(row: PageCase): number[] {
  if (!row.faultName || isSlow(row)) return [200];
  const about = row.call === "readOrder" || requiredCalls.includes(row.call);
  if (!about) return [200];
  return row.faultName === "answers 404" ? [404] : [502, 503];
}

const dishes = [fixtureNames.soup, fixtureNames.tamal, fixtureNames.water];

function expectedTexts(row: PageCase): string[] {
  if (!row.faultName) return [fixtureNames.company, ...(row.expectedTexts ?? [])];
  if (requiredCalls.includes(row.call)) return isSlow(row) ? [fixtureNames.company, ...dishes] : [];
  const withMenu = row.call !== "readOrder" && (row.call !== "listCategories" || isSlow(row));
  return [fixtureNames.company, ...(withMenu ? dishes : [])];
}

/** Whether the log names what the row wants named: the call, and the path of the field. */
function isLogged(row: PageCase, lines: readonly string[]): boolean {
  const wanted = row.faultName ? "" : row.loggedPath;
  // A host, company, code or order that is not there, and a slow answer that was waited for, are no news.
  const notThere = row.faultName === "answers 404" && expectedStatus(row).includes(404);
  const waited = isSlow(row) && blockingCalls.includes(row.call);
  if (wanted === undefined || notThere || waited) return true;
  const named = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  return named.some(
    ({ call, path = "" }) => call === row.call && sameField(path, row.faultName ? path : wanted),
  );
}

/** A field is logged once, whatever its index in a list. */
function sameField(one: string, other: string): boolean {
  const anyIndex = (path: string) => path.replace(/\b\d+\b/gu, "*");
  return anyIndex(one) === anyIndex(other);
}
