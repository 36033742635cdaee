import type { Config } from "../config/read-config.ts";

type ServedAddresses = {
  port: number;
  /** Hosts of the companies of this process. */
  hosts: readonly string[];
  /** The address to listen on; undefined for all addresses of the machine. */
  host: string | undefined;
  /** Another backend behind the storefront; null is the API of this process. */
  api: Pick<NonNullable<Config["api"]>, "url"> | null;
};

/**
 * Returns the console message after the start. It names only addresses that this process answers.
 */
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

/** Returns a name of this machine: the API answers at it, also without a restaurant there. */
function localHostName(host: string | undefined): string {
  if (!host || ["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"].includes(host))
    return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Hosts of restaurants that lead to this machine in every browser. */
function locallyReachableHosts(hosts: readonly string[], host: string | undefined): string[] {
  return localHostName(host) === "localhost"
    ? hosts.filter((name) => /(^|\.)localhost$/u.test(name))
    : [];
}
