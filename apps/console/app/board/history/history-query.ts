/** What the history's address asks for; empty texts for all days and no search. */
export type HistoryQuery = { day: string; search: string; page: number };

/** Reads the query of the address; what is not valid is left out, so that an old link works. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const day = search.get("day") ?? "";
  const page = search.get("page") ?? "";
  return {
    day: isDay(day) ? day : "",
    search: (search.get("search") ?? "").trim().slice(0, 80),
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
  };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The query as a part of an address, with its question mark; empty for the first page of all. */
export function historySearch({ day, search, page }: HistoryQuery): string {
  const parts = new URLSearchParams();
  if (search) parts.set("search", search);
  if (day) parts.set("day", day);
  if (page > 1) parts.set("page", String(page));
  const text = parts.toString();
  return text && `?${text}`;
}
