import { faults } from "./odd.ts";
import { type OddAnswer, oddAnswers } from "./odd-answers.ts";
import { names } from "./plain.ts";
import type { CallName } from "./server.ts";
import type { OtherStorefront, Page } from "./storefront.ts";

/** A row of the matrix: an odd answer, at a host of its own. */
export type Row = OddAnswer & { host: string; fault?: string };

/** What a visitor was sent of a row's page, and which calls were still to be answered then. */
export type Seen = Page & { late: CallName[] };

/** The calls without which there is no page. */
export const needed: readonly CallName[] = ["findHost", "readCompany"];

/** Those whose answer a page waits for: what it is about. */
const waitedFor: readonly CallName[] = [
  ...needed,
  "readEcommerceSettings",
  "listCategories",
  "readOrder",
];

const called: readonly CallName[] = [
  ...waitedFor,
  "readOrderSettings",
  "listCoupons",
  "listPaymentMethods",
  "readLoyaltySettings",
  "readQr",
];

/** Pages that show what a call answers, where it is not the menu. */
const pageOf: Partial<Record<CallName, string>> = {
  readQr: "/products?qr-id=mesa-7.{company}",
  readOrder: "/tracking?order_id=ord-0",
};

const hosted = <R extends OddAnswer>(row: R, index: number) => ({
  ...row,
  host: `odd-${row.call.toLowerCase()}-${index}.localhost`,
});

const odd: OddAnswer[] = oddAnswers;
const faulty = called.flatMap((call) =>
  Object.entries(faults).map(([fault, odd]) => ({
    ...{ what: `${call} ${fault}`, call, odd, fault },
    page: pageOf[call] ?? "/products",
  })),
);

export const rows: Row[] = [...odd, ...faulty].map(hosted);

/** Pages that are asked for at once, beside those that are slow. */
const AT_ONCE = 4;

/** Opens the pages of all rows: first those that are slow, which cost the matrix their time once. */
export async function visitAll(storefront: OtherStorefront): Promise<Map<Row, Seen>> {
  const seen = new Map<Row, Seen>();
  const open = async (row: Row) => void seen.set(row, await visit(storefront, row));
  const slow = rows.filter(isSlow).map(open);
  const others = rows.filter((row) => !isSlow(row)).values();
  const worker = async () => {
    for (const row of others) await open(row);
  };
  await Promise.all([...slow, ...Array.from({ length: AT_ONCE }, worker)]);
  return seen;
}

async function visit({ backend, get }: OtherStorefront, row: Row): Promise<Seen> {
  const { host, call, odd, page = "/products" } = row;
  const companyId = backend.serve(host, { odd: { [call]: odd } });
  const shown = await get(host, page.replace("{company}", companyId));
  const open = backend.asked.filter((one) => one.companyId === companyId && !one.done);
  return { ...shown, late: open.flatMap((one) => one.call ?? []) };
}

/** What is wrong with the page of a row, and with the lines of the log; empty where nothing is. */
export function complaints(row: Row, seen: Seen, lines: readonly string[]): string[] {
  const { status, headers } = seen;
  // What a visitor reads: the page's data are in its scripts.
  const html = seen.html.replace(/<script\b[^>]*>.*?<\/script>/gsu, "");
  const expected = expectedStatus(row);
  const found: string[] = [];
  if (!expected.includes(status)) found.push(`status ${status}`);
  if (status >= 500 && !headers["retry-after"]) found.push("no Retry-After");
  for (const text of shownBy(row)) if (!html.includes(text)) found.push(`does not show ${text}`);
  for (const text of row.hides ?? []) if (html.includes(text)) found.push(`shows ${text}`);
  const late = isSlow(row) && !waitedFor.includes(row.call);
  if (late && !seen.late.includes(row.call)) found.push(`waits for ${row.call}`);
  if (!isLogged(row, lines)) found.push(`the log does not name ${row.call} ${row.logs ?? ""}`);
  return found;
}

const isSlow = ({ fault }: Row) => fault === "answers after ten seconds";

function expectedStatus(row: Row): number[] {
  if (!row.fault || isSlow(row)) return [200];
  const about = row.call === "readOrder" || needed.includes(row.call);
  if (!about) return [200];
  return row.fault === "answers 404" ? [404] : [502, 503];
}

const dishes = [names.soup, names.tamal, names.water];

function shownBy(row: Row): string[] {
  if (!row.fault) return [names.company, ...(row.shows ?? [])];
  if (needed.includes(row.call)) return isSlow(row) ? [names.company, ...dishes] : [];
  const withMenu = row.call !== "readOrder" && (row.call !== "listCategories" || isSlow(row));
  return [names.company, ...(withMenu ? dishes : [])];
}

/** Whether the log names what the row wants named: the call, and the path of the field. */
function isLogged(row: Row, lines: readonly string[]): boolean {
  const wanted = row.fault ? "" : row.logs;
  // A host, company, code or order that is not there, and a slow answer that was waited for, are no news.
  const notThere = row.fault === "answers 404" && expectedStatus(row).includes(404);
  const waited = isSlow(row) && waitedFor.includes(row.call);
  if (wanted === undefined || notThere || waited) return true;
  const named = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  return named.some(
    ({ call, path = "" }) => call === row.call && sameField(path, row.fault ? path : wanted),
  );
}

/** A field is logged once, whatever its index in a list. */
function sameField(one: string, other: string): boolean {
  const anyIndex = (path: string) => path.replace(/\b\d+\b/gu, "*");
  return anyIndex(one) === anyIndex(other);
}
