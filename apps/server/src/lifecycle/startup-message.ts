import type { Config } from "../config/read-config.ts";

/**
 * Returns how the command line is called where this process was started: by npm in a copy of the repository;
 * in a container, and by the function of docs/deploy.md beside the systemd unit, by its name alone.
 */
export function commandLineName(env: NodeJS.ProcessEnv): string {
  return env.npm_lifecycle_event ? "npm run comanda --" : "comanda";
}

const noRestaurant = (commandLine: string) =>
  `no restaurant yet.\n  One is made by: ${commandLine} companies create --name NAME --host HOST --country CC\n  docs/deploy.md says how to call it in a container and with systemd.`;

type ServedAddresses = {
  port: number;
  /** The port at which every host is the console; null for none. */
  consolePort: number | null;
  console: Pick<Config["console"], "host">;
  /** Hosts of the companies of this process. */
  hosts: readonly string[];
  /** The address to listen on; undefined for all addresses of the machine. */
  host: string | undefined;
  /** Another backend behind the storefront; null is the API of this process. */
  api: Pick<NonNullable<Config["api"]>, "url"> | null;
  /** How the command line is called here. */
  commandLine: string;
};

/**
 * Returns the console message after the start. It names only addresses that this process answers.
 */
export function startupMessage(served: ServedAddresses): string {
  const { port, hosts, host, api, commandLine } = served;
  const at = `http://${localHostName(host)}:${port}/`;
  if (api) {
    return `\nComanda is open at ${at}\n\n  for the hosts that the API at ${api.url} knows.\n`;
  }
  const addresses = locallyReachableHosts(hosts, host).map((name) => `  http://${name}:${port}/`);
  const restaurants =
    addresses.length > 0
      ? `Comanda is open:\n\n${addresses.join("\n")}`
      : `Comanda is open at ${at}, for ${hosts.length > 0 ? hosts.join(", ") : noRestaurant(commandLine)}`;
  return `\n${restaurants}\n\n  The console: ${consoleAddresses(served)}\n  The API: ${at}ms-docs\n`;
}

/** Returns where the console is: at its host, and at its port. A host that leads elsewhere is only named. */
function consoleAddresses({ port, consolePort, host, ...served }: ServedAddresses): string {
  const { host: name } = served.console;
  const [reachable] = locallyReachableHosts([name], host);
  const atHost = reachable ? `http://${reachable}:${port}/` : name;
  const atPort = consolePort === null ? [] : [`http://${localHostName(host)}:${consolePort}/`];
  return [atHost, ...atPort].join(" and ");
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
