import type { FetchedPage } from "../fetch-page.ts";
import type { BackendCallName } from "./call-names.ts";
import { callFailures, type FaultyAnswer } from "./faulty-answer.ts";
import { fixtureNames } from "./fixture.ts";
import { dishes, type MalformedAnswer } from "./malformed-answer.ts";
import { malformedAnswers } from "./malformed-answers.ts";
import type { OtherStorefront } from "./other-storefront.ts";

/** A page opened at its own host, while one call answers wrongly. */
export type PageCase = MalformedAnswer & { host: string; faultName?: string };

/** The fetched page of a case, and the calls whose answers had ended when it came. */
export type VisitedPage = FetchedPage & { answered: BackendCallName[] };

/** The calls that every page requires. */
export const requiredCalls: readonly BackendCallName[] = ["findHost", "readCompany"];

/** The calls that a page can do without. */
export const optionalCalls: readonly BackendCallName[] = [
  "readOrderSettings",
  "listCoupons",
  "listPaymentMethods",
  "readLoyaltySettings",
  "readQr",
];

/** The calls that a page waits for. */
const blockingCalls: readonly BackendCallName[] = [
  ...requiredCalls,
  "readEcommerceSettings",
  "listCategories",
  "readOrder",
];

const pageCalls: readonly BackendCallName[] = [...blockingCalls, ...optionalCalls];

/** The page that shows a call's answer, when it is not the menu. */
const pageOf: Partial<Record<BackendCallName, string>> = {
  readQr: "/products?qr-id=mesa-7.{company}",
  readOrder: "/tracking?order_id=ord-0",
};

const withHost = <R extends MalformedAnswer>(row: R, index: number) => ({
  ...row,
  host: `faulty-${row.call.toLowerCase()}-${index}.localhost`,
});

/**
 * The answer of an optional call, so late that a page which does not wait for it comes first on a busy
 * machine too.
 */
const VERY_LATE: FaultyAnswer = { slowMs: 30_000 };

const failing = pageCalls.flatMap((call) =>
  Object.entries(callFailures).map(([faultName, fault]) => ({
    title: `${call} ${faultName}`,
    call,
    fault: faultName === "answers late" && !blockingCalls.includes(call) ? VERY_LATE : fault,
    faultName,
    page: pageOf[call] ?? "/products",
  })),
);

export const pageCases: PageCase[] = [...malformedAnswers, ...failing].map(withHost);

/** The pages that are fetched at the same time, besides the slow ones. */
const CONCURRENCY = 4;

/** Fetches the pages of all cases; the slow ones run beside the others. */
export async function visitAllPages(
  storefront: OtherStorefront,
): Promise<Map<PageCase, VisitedPage>> {
  const visited = new Map<PageCase, VisitedPage>();
  const open = async (row: PageCase) => void visited.set(row, await visit(storefront, row));
  const slow = pageCases.filter(isSlow).map(open);
  const others = pageCases.filter((row) => !isSlow(row)).values();
  const worker = async () => {
    for (const row of others) await open(row);
  };
  await Promise.all([...slow, ...Array.from({ length: CONCURRENCY }, worker)]);
  return visited;
}

async function visit({ backend, fetchPage }: OtherStorefront, row: PageCase): Promise<VisitedPage> {
  const { host, call, fault, page = "/products" } = row;
  const companyId = backend.addRestaurant(host, { faults: { [call]: fault } });
  const shown = await fetchPage(host, page.replace("{company}", companyId));
  const ended = backend.requests.filter(({ companyId: of, done }) => of === companyId && done);
  return { ...shown, answered: ended.flatMap(({ call: answered }) => answered ?? []) };
}

/** Returns the faults of a case's page and of its log lines. */
export function pageFaults(row: PageCase, page: VisitedPage, lines: readonly string[]): string[] {
  const { status, headers } = page;
  // The visible text: the scripts hold the page's data.
  const html = page.html.replace(/<script\b[^>]*>.*?<\/script>/gsu, "");
  const expected = expectedStatus(row);
  const found: string[] = [];
  if (!expected.includes(status)) found.push(`status ${status}`);
  if (status >= 500 && !headers["retry-after"]) found.push("no Retry-After");
  for (const text of expectedTexts(row))
    if (!html.includes(text)) found.push(`does not show ${text}`);
  for (const text of row.absentTexts ?? []) if (html.includes(text)) found.push(`shows ${text}`);
  const late = isSlow(row) && !blockingCalls.includes(row.call);
  if (late && page.answered.includes(row.call)) found.push(`waits for ${row.call}`);
  if (!isLogged(row, lines))
    found.push(`the log does not name ${row.call} ${row.loggedPath ?? ""}`);
  return found;
}

const isSlow = ({ faultName }: PageCase) => faultName === "answers late";

function expectedStatus(row: PageCase): number[] {
  if (row.takesPageDown) return [502];
  if (!row.faultName || isSlow(row)) return [200];
  const isRequired = row.call === "readOrder" || requiredCalls.includes(row.call);
  if (!isRequired) return [200];
  return row.faultName === "answers 404" ? [404] : [502, 503];
}

function expectedTexts(row: PageCase): string[] {
  if (row.takesPageDown) return [];
  if (!row.faultName) return [fixtureNames.company, ...(row.expectedTexts ?? [])];
  if (requiredCalls.includes(row.call)) return isSlow(row) ? [fixtureNames.company, ...dishes] : [];
  const withMenu = row.call !== "readOrder" && (row.call !== "listCategories" || isSlow(row));
  return [fixtureNames.company, ...(withMenu ? dishes : [])];
}

/** Returns whether the log names the expected call and the path of the field. */
function isLogged(row: PageCase, lines: readonly string[]): boolean {
  const expectedPath = row.faultName ? "" : row.loggedPath;
  // An unknown host, company, code or order is not logged, nor a slow answer that the page waited for.
  const notThere = row.faultName === "answers 404" && expectedStatus(row).includes(404);
  const waited = isSlow(row) && blockingCalls.includes(row.call);
  if (expectedPath === undefined || notThere || waited) return true;
  const named = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  return named.some(
    ({ call, path = "" }) =>
      call === row.call && sameField(path, row.faultName ? path : expectedPath),
  );
}

/** Compares paths without list indexes: the log names a field once for all of them. */
function sameField(one: string, other: string): boolean {
  const anyIndex = (path: string) => path.replace(/\b\d+\b/gu, "*");
  return anyIndex(one) === anyIndex(other);
}
