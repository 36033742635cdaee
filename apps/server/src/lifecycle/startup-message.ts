import type { Config } from "../config/read-config.ts";

type ServedAddresses = {
  port: number;
  /** Host names at which a company of this process is served. */
  hosts: readonly string[];
  /** The address that the server listens on; undefined is all of the machine's. */
  host: string | undefined;
  /** Another backend behind the storefront; null is the API of this process. */
  api: Pick<NonNullable<Config["api"]>, "url"> | null;
};

/** What is said when the server has started: only addresses that this process answers. */
export function startupMessage({ port, hosts, host, api }: ServedAddresses): string {
  const at = `http://${localHostName(host)}:${port}/`;
  if (api) {
    return `\nComanda is open at ${at}\n\n  for the hosts that the API at ${api.url} knows.\n`;
  }
  const addresses = locallyReachableHosts(hosts, host).map((name) => `  http://${name}:${port}/`);
  const restaurants =
    addresses.length > 0
      ? `Comanda is open:\n\n${addresses.join("\n")}`
      : `Comanda is open at ${at}, for ${hosts.length > 0 ? hosts.join(", ") : "no restaurant yet"}`;
  return `\n${restaurants}\n\n  The API: ${at}ms-docs\n`;
}

/** A name of this machine: by it the API answers, whatever the restaurants' hosts are. */
function localHostName(host: string | undefined): string {
  if (!host || ["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"].includes(host))
    return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** The restaurants' hosts that lead to this machine by themselves, as browsers know them. */
function locallyReachableHosts(hosts: readonly string[], host: string | undefined): string[] {
  return localHostName(host) === "localhost"
    ? hosts.filter((name) => /(^|\.)localhost$/u.test(name))
    : [];
}
