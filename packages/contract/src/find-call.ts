import { type CallName, calls } from "./calls.ts";

const patterns = (Object.keys(calls) as CallName[]).map((name) => {
  const { method, path } = calls[name];
  const whole = path.replace(/\{\w+\}/gu, "[^/]+");
  return { name, method, pattern: new RegExp(`^${whole}$`, "u") };
});

/** The call that a request of this method and path is for; null when the contract has none. */
export function findCall(method: string, pathname: string): CallName | null {
  const found = patterns.find((each) => each.method === method && each.pattern.test(pathname));
  return found?.name ?? null;
}
