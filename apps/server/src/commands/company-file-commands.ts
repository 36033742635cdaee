import path from "node:path";
import { exportCompany } from "@comanda/api/import/export-company";
import { importCompany } from "@comanda/api/import/import-company";
import type { ImportResult, KeptCounters } from "@comanda/api/import/import-result";
import { validateFile } from "@comanda/api/import/validate-file";
import type { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { type CommandOutput, faultLines } from "./command-output.ts";

/** `import`, `export` and `validate`: a company as a file (decision 32). */
export function addCompanyFileCommands(program: Command, context: CommandContext): void {
  const { output, workingDir, open, openExisting, markRefused } = context;
  program
    .command("import")
    .description(
      "create or replace a company from a JSON or YAML file; its orders, clients and counters stay",
    )
    .argument("<file>", "the company's document, its pictures beside it")
    .option("--set-counters", "set stock, coupon uses and the plan's orders to those of the file")
    .action(async (file: string, { setCounters = false }: { setCounters?: boolean }) => {
      const options = { setCounters, onProgress: progress(output) };
      const done = await importCompany(await open(), path.resolve(workingDir, file), options);
      const written = done.ok ? done.written : null;
      const verb = written?.created ? "Created" : "Replaced";
      printImportResult(context, done, { verb });
      if (written) output.out(keptCountersText(written.kept));
      if (written?.demoEnded) output.out(DEMO_ENDED_NOTE);
    });

  program
    .command("validate")
    .description("check a company's file without writing anything")
    .argument("<file>")
    .option("--all", "list every fault and warning, also of a file with more than 50")
    .action(async (file: string, { all = false }: { all?: boolean }) => {
      const options = { onProgress: progress(output), db: (await openExisting())?.db ?? null };
      const checked = await validateFile(path.resolve(workingDir, file), options);
      if (!checked.comparedWithDatabase) output.err(NOT_COMPARED_NOTE);
      printImportResult(context, checked.result, { verb: "Valid:", all });
    });

  program
    .command("export")
    .description(
      "write the company's document, and its pictures beside it; without a file, the document only",
    )
    .argument("<host>", "a host name of the company, such as demo.localhost")
    .argument("[file]", "a .json or .yaml file; others of the same names are overwritten")
    .action(async (host: string, file?: string) => {
      const target = file === undefined ? undefined : path.resolve(workingDir, file);
      const done = await exportCompany(await open(), host, target);
      if (!done.ok) {
        output.err(`Nothing was exported:\n${faultLines(done.faults)}`);
        markRefused();
      } else if (target === undefined) {
        output.out(`${JSON.stringify(done.document, null, 2)}\n`);
      } else {
        output.out(`Wrote ${target} and ${done.pictures} pictures\n`);
      }
    });
}

const DEMO_ENDED_NOTE =
  "It was a restaurant of the demo: its members, links, tablets, API keys and webhooks are gone. `staff link` makes a link for its owner\n";

const NOT_COMPARED_NOTE =
  "No database was looked at: whether hosts and QR codes belong to another company is not checked\n";

/** Lists the counters that the import left unchanged; empty where the file has the same values. */
function keptCountersText({ stocks, coupon_uses, plan_orders }: KeptCounters): string {
  const parts = [
    stocks > 0 && pluralize(stocks, "stock"),
    coupon_uses > 0 && pluralize(coupon_uses, "coupon use"),
    plan_orders && "the plan's orders",
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  return `Kept, though the file says otherwise: ${parts.join(", ")} (--set-counters takes the file's)\n`;
}

function pluralize(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function progress({ err }: CommandOutput) {
  return (done: number, total: number) => {
    if (done === total || done % 10 === 0) err(`pictures: ${done} of ${total}\n`);
  };
}

function printImportResult(
  { output, markRefused }: Pick<CommandContext, "output" | "markRefused">,
  result: ImportResult,
  { verb, all = false }: { verb: string; all?: boolean },
): void {
  if (!result.ok) {
    const many = pluralize(result.faults.length, "fault");
    output.err(`Refused, ${many}; nothing was written:\n${faultLines(result.faults, { all })}`);
    markRefused();
    return;
  }
  const { company, counts, warnings } = result;
  if (warnings.length > 0) output.err(`Warnings:\n${faultLines(warnings, { all })}`);
  const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  output.out(`${verb} ${company.name} (${company.hosts.join(", ")}): ${parts.join(", ")}\n`);
}
