import { type CallName, calls } from "./call-table.ts";

const patterns = (Object.keys(calls) as CallName[]).map((name) => {
  const { method, path } = calls[name];
  const whole = path.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)");
  return { name, method, pattern: new RegExp(`^${whole}$`, "u") };
});

/** A call of the contract with its path parameters, decoded. */
export type MatchedCall = { name: CallName; params: Readonly<Record<string, string>> };

/** Finds the call of a request by its method and path; null if the contract has none. */
export function findCall(method: string, pathname: string): MatchedCall | null {
  for (const each of patterns) {
    const match = each.method === method && each.pattern.exec(pathname);
    if (match) return { name: each.name, params: decodeParams(match.groups ?? {}) };
  }
  return null;
}

function decodeParams(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodeOrKeep(text)]),
  );
}

/** Keeps text with an invalid encoding as it is. */
function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
