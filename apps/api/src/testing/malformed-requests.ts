import { type CallName, calls } from "@comanda/contract/calls/call-table";
import { anyCharacter } from "@comanda/domain/testing/any-character";
import fc from "fast-check";
import {
  type CallRequestCase,
  callNames,
  pathOf,
  type RequestSubjects,
  requestPerCall,
} from "./request-per-call.ts";

/** A request, and the call whose path it has. */
export type MalformedRequest = { call: CallName; path: string; init: RequestInit };

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[0, 1, 2, -1, 100, 101, 1.5, 1e308, -1e308, 2 ** 53, 5e-324],
    ...[null, true, "", " ", "0", "-1", "NaN", "TAKEAWAY", "DELIVERY", "TABLE", "PENDING", "cash"],
    ...["2026-02-31T25:00:00Z", "2026-03-14T18:00:00Z", "9999-12-31T23:59:59Z", "0000-01-01"],
    ...["\u0000", "\ud800", "a\u202eb", "__proto__", "constructor", "' or 1=1 --", "../../etc"],
    ...["x".repeat(5000), "💥", "<script>", "%00", "{{7*7}}", "52", "\n"],
  ),
  fc.string({ unit: anyCharacter, maxLength: 130 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A change to one place of a body; `at` selects one of all its places. */
type Change = { at: number; how: "set" | "drop" | "repeat" | "wrap" | "add"; value: unknown };

const changes = fc.array(
  fc.record<Change>({
    at: fc.nat(),
    how: fc.constantFrom("set", "set", "set", "drop", "repeat", "wrap", "add"),
    value: oddValue,
  }),
  { maxLength: 3 },
);

type Place = { parent: Record<string, unknown> | unknown[]; key: string };

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    { parent: value as Place["parent"], key },
    ...placesIn(child),
  ]);
}

function changed(body: unknown, list: readonly Change[]): unknown {
  const root = { body: structuredClone(body) };
  for (const { at, how, value } of list) {
    const places = placesIn(root);
    const { parent, key } = places[at % places.length] ?? { parent: root, key: "body" };
    const now: unknown = Reflect.get(parent, key);
    const copy = structuredClone(value);
    if (how === "drop") Reflect.deleteProperty(parent, key);
    else if (how === "wrap") Reflect.set(parent, key, [now]);
    else if (how === "repeat") Reflect.set(parent, key, Array(300).fill(now));
    else if (how === "add" && typeof now === "object" && now !== null) Reflect.set(now, "x", copy);
    else Reflect.set(parent, key, copy);
  }
  return root.body;
}

/** Only characters that a header may have: fetch refuses the others before it sends anything. */
const headerValue = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replace(/\u007f/g, "").trim());

const types = ["text/plain", "application/xml", "multipart/form-data; boundary=x", "", "json"];
const mostly = <T>(usual: T, ...rest: fc.Arbitrary<T>[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, ...rest);

const headersWith = (cookies: readonly string[]) =>
  fc.record({
    "content-type": mostly(
      "application/json",
      fc.constantFrom("application/json;charset=utf-16", "Application/JSON", ...types),
      headerValue,
    ),
    "idempotency-key": mostly("", headerValue, fc.constantFrom("a", "b", "x".repeat(256))),
    cookie: mostly(
      cookies[0] ?? "",
      fc.constantFrom("", ...cookies, "comanda_device=%", "comanda_device=a.b"),
      headerValue,
    ),
    "content-length": mostly("", fc.constantFrom("0", "-1", "99999999", "1e99", "a")),
    "x-request-id": mostly("", headerValue),
    "x-forwarded-for": mostly("", headerValue),
    accept: mostly("", fc.constantFrom("text/html", "*/*;q=0")),
  });

/** Bodies that are not JSON values: incomplete, bytes, too large, too deep. */
const junk = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constantFrom(
    "",
    "{",
    '"',
    "nul",
    "[".repeat(10_000),
    `"${"y".repeat(70_000)}"`,
    "1e999",
    "-0",
  ),
  fc.json({ maxDepth: 4 }),
);

const segment = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 70 }),
  fc.constantFrom(
    "%",
    "%00",
    "%E0%A4%A",
    "..",
    ".",
    "a/b",
    "a b",
    "",
    "*",
    ":id",
    "{id}",
    "x".repeat(65),
  ),
);

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE", "get"];
const queries = [
  "?",
  "?a=1&a=2",
  "?service_type=",
  "?latitude=NaN&longitude=1e999",
  "?%",
  "?date[]=1",
];

/**
 * Requests of every call: valid ones, changed ones, and junk. `subjects` are the ids they use,
 * `cookies` those of existing visitors, mostly the first.
 */
export function malformedRequests(
  subjects: readonly RequestSubjects[],
  cookies: readonly string[],
): fc.Arbitrary<MalformedRequest> {
  const writing = callNames.filter((name) => calls[name].method !== "GET");
  return fc
    .record({
      call: fc.oneof(fc.constantFrom(...callNames), fc.constantFrom(...writing)),
      about: fc.constantFrom(...subjects),
      list: changes,
      raw: mostly<string | Uint8Array<ArrayBuffer> | null>(null, junk),
      oddSegment: mostly<string | null>(null, segment, segment),
      search: mostly(
        "",
        fc.constantFrom(...queries),
        fc.webQueryParameters().map((q) => `?${q}`),
      ),
      method: mostly<string | null>(null, fc.constantFrom(...methods)),
      headers: headersWith(cookies),
    })
    .map(({ call, about, list, raw, oddSegment, search, ...sent }) => {
      const request: CallRequestCase = requestPerCall[call](about);
      const method = sent.method ?? calls[call].method;
      const headers = Object.entries(sent.headers).filter(([, value]) => value !== "");
      const hasBody = !["GET", "HEAD", "get"].includes(method);
      const body = hasBody
        ? (raw ?? JSON.stringify(changed(request.body ?? {}, list)) ?? null)
        : null;
      const path = pathOf(call, request) + search;
      return { call, path: withSegment(path, oddSegment), init: { method, headers, body } };
    });
}

/** Returns the path with one id replaced by `segment`: the last segment, or the one before it. */
function withSegment(path: string, segment: string | null): string {
  if (segment === null) return path;
  const encoded = /^[%.*:{]/.test(segment) ? segment : encodeURIComponent(segment.toWellFormed());
  return path.replace(
    /(companies|orders|clients|hosts|qrs|order-ratings)\/[^/?]+(?=$|\?|\/[^/]*$)/,
    `$1/${encoded}`,
  );
}
