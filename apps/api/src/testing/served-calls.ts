import { accountCalls } from "@comanda/contract/accounts/account-calls";
import { calls } from "@comanda/contract/calls/call-table";
import { staffCalls } from "@comanda/contract/staff/staff-calls";

const parametersIn = (path: string) => path.split("{").length - 1;

/**
 * All calls of the contract. What has fewer parameters comes first: `/carts/find` is no `/carts/{cartId}`.
 */
const allCalls = Object.entries({ ...calls, ...staffCalls, ...accountCalls })
  .toSorted(([, one], [, other]) => parametersIn(one.path) - parametersIn(other.path))
  .map(([name, { method, path }]) => {
    const whole = path.replace(/\{\w+\}/gu, "[^/]+");
    return { name, method, pattern: new RegExp(`^${whole}$`, "u") };
  });

export const callsToServe = allCalls.map(({ name }) => name);

/** The names of the calls that have succeeded in this worker, and are not written yet. */
const served = new Set<string>();

/** Notes the call of a request that has succeeded. */
export function noteServedCall({ method, url }: Request): void {
  const { pathname } = new URL(url);
  const call = allCalls.find((each) => each.method === method && each.pattern.test(pathname));
  if (call) served.add(call.name);
}

/** Returns the names since it was called last, one a line. */
export function takeServedCalls(): string {
  const lines = [...served, ""].join("\n");
  served.clear();
  return lines;
}
