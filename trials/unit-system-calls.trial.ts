import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { BENCH_COMPANY_ID } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { runComandaCommand, startComanda } from "../bench/processes.ts";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import { fetchMenuPage, makeAndPlaceOrder } from "./support/simulated-visitors.ts";
import type { Trial } from "./support/trial.ts";

export const trial: Trial = {
  name: "unit-system-calls",
  promise:
    "With only the system calls that deploy/comanda.service allows, a server starts for the first time with the demo and its pictures, serves a page, takes an order, writes a backup and stops, and none of its calls is refused (needs strace and systemd-analyze)",
  run: async ({ folder, cleanUp }) => {
    const refused = await refusedCalls();
    if (!refused) return { kept: null, measured: "strace or systemd-analyze is not installed" };
    const log = path.join(folder, "refused.log");
    // A name that this kernel does not know is left out: hence the question mark.
    const names = refused.map((name) => `?${name}`).join(",");
    const watch = ["--follow-forks", "--seccomp-bpf", "--quiet=all", "--daemonize", "-o", log];
    const refuse = ["-e", `trace=${names}`, "-e", `inject=${names}:error=EPERM`];
    const env = { DATA_DIR: path.join(folder, "data"), DEMO: "on" };
    const health = "/ms-notifications/public/health";
    const server = await startComanda(env, health, "localhost", ["strace", ...watch, ...refuse]);
    cleanUp(server.stop);
    await importBenchCompany(folder, env);
    await fetchMenuPage(server.port, BENCH_COMPANY_ID);
    await makeAndPlaceOrder(server.port, BENCH_COMPANY_ID);
    const file = path.join(folder, "backup.tar.gz");
    await runComandaCommand(["backup", file], env);
    const verified = await runComandaCommand(["verify", file], env);
    await server.stop();
    const calls = (await readFile(log, "utf8")).split("\n").filter((line) => line.includes("("));
    const isWhole = verified.includes("is whole");
    return {
      kept: calls.length === 0 && isWhole,
      measured: `${refused.length} calls refused by the unit, ${calls.length} of them made${calls[0] ? `, the first ${calls[0]}` : ""}; backup ${isWhole ? "whole" : "damaged"}`,
    };
  },
};

/** Returns the system calls that the unit does not allow; null without the programs that know them. */
async function refusedCalls(): Promise<string[] | null> {
  const run = promisify(execFile);
  const found = await Promise.all([
    run("systemd-analyze", ["syscall-filter"]),
    run("strace", ["--version"]),
  ]).catch(() => null);
  if (!found) return null;
  const groups = readGroups(found[0].stdout);
  const unit = await readFile(path.join(repositoryRoot, "deploy/comanda.service"), "utf8");
  const allowed = new Set<string>();
  for (const [, not, name = ""] of unit.matchAll(/^SystemCallFilter=(~?)(\S+)$/gmu))
    for (const call of callsOf(name, groups)) {
      if (not) allowed.delete(call);
      else allowed.add(call);
    }
  return callsOf("@known", groups).filter((call) => !allowed.has(call));
}

/** Reads the groups that `systemd-analyze syscall-filter` prints: a name, and its members indented below it. */
function readGroups(printed: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let members: string[] = [];
  for (const line of printed.split("\n")) {
    const name = line.trim();
    if (!name || name.startsWith("#")) continue;
    if (/^\s/u.test(line)) {
      members.push(name);
      continue;
    }
    members = [];
    groups.set(name, members);
  }
  return groups;
}

function callsOf(name: string, groups: ReadonlyMap<string, string[]>): string[] {
  if (!name.startsWith("@")) return [name];
  return (groups.get(name) ?? []).flatMap((member) => callsOf(member, groups));
}
