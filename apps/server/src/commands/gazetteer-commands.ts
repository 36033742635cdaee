import path from "node:path";
import {
  type ImportSummary,
  importAddresses,
} from "@comanda/places/gazetteer/import/import-addresses";
import { AddressFileError } from "@comanda/places/gazetteer/index/address-file-error";
import { indexFilePath, isIndexBroken } from "@comanda/places/gazetteer/index/index-file";
import {
  type AddressSource,
  listAddressSources,
  removeAddressSources,
} from "@comanda/places/gazetteer/index/sources";
import { type Command, InvalidArgumentError } from "commander";
import type { CommandContext } from "./command-context.ts";
import { type CommandOutput, formatTable, toSafeLine } from "./command-output.ts";
import { addPageOptions, cutPage, type PageOptions, rangeOf, sliceRange } from "./paged-list.ts";

/**
 * `gazetteer import|list|remove`: the addresses that customers can search for (docs/addresses.md).
 */
export function addGazetteerCommands(program: Command, context: CommandContext): void {
  const gazetteer = program
    .command("gazetteer")
    .description("the addresses that customers find: files in the format of OpenAddresses");

  gazetteer
    .command("import")
    .description("import an address file, or replace it; a running server sees it at once")
    .argument("<file>", "a .csv or .csv.gz file with the columns LON, LAT, NUMBER, STREET, …")
    .requiredOption("--country <code>", "the two letters of its country, such as MX", parseCountry)
    .option("--name <name>", "its name in the list; without it, the name of the file")
    .action((file: string, { country, name }: { country: string; name?: string }) =>
      reportFileErrors(context, async () => {
        const from = path.resolve(context.workingDir, file);
        const source = { file: from, country, name: name ?? path.basename(from) };
        const wasBroken = isIndexBroken(context.dataDir);
        const done = await importAddresses(context.dataDir, [source], progress(context.output));
        if (wasBroken) context.output.err(brokenIndexText(context.dataDir));
        context.output.out(`Imported ${source.name}: ${done.map(importSummary).join("")}\n`);
      }),
    );

  addPageOptions(gazetteer.command("list"))
    .description("the imported address files")
    .option("--json", "as JSON")
    .action(({ json, ...page }: PageOptions & { json?: boolean }) =>
      reportFileErrors(context, async () => {
        const all = listAddressSources(context.dataDir);
        const sources = cutPage(context, page, sliceRange(all, rangeOf(page)));
        context.output.out(
          json ? `${JSON.stringify(sources, null, 2)}\n` : addressFilesTable(sources),
        );
      }),
    );

  gazetteer
    .command("remove")
    .description("delete the addresses of a file")
    .argument("<name>", "its name in the list")
    .option("--country <code>", "only the one of this country", parseCountry)
    .action((name: string, { country }: { country?: string }) =>
      reportFileErrors(context, async () => {
        const removed = await removeAddressSources(context.dataDir, name, country);
        if (removed.length === 0) throw new AddressFileError(`There is no ${toSafeLine(name)}.`);
        for (const source of removed) {
          const { addresses } = source;
          context.output.out(
            `Removed ${toSafeLine(name)}, ${source.country}: ${formatCount(addresses)}\n`,
          );
        }
      }),
    );
}

async function reportFileErrors(
  { output, markRefused }: CommandContext,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AddressFileError)) throw error;
    output.err(`Nothing was changed. ${toSafeLine(error.message)}\n`);
    markRefused();
  }
}

const PROGRESS_ROWS = 100_000;

function progress({ err }: CommandOutput) {
  return (rows: number) => {
    if (rows % PROGRESS_ROWS === 0) err(`${rows.toLocaleString("en")} rows\n`);
  };
}

function brokenIndexText(dataDir: string): string {
  const file = toSafeLine(indexFilePath(dataDir));
  return `${file} could not be read, and is kept beside it as *.broken: import its other files again\n`;
}

function importSummary({ addresses, streets, skipped, repeated }: ImportSummary): string {
  return [
    `${formatCount(addresses)} in ${streets.toLocaleString("en")} streets`,
    skipped > 0 && `${skipped.toLocaleString("en")} rows skipped: no coordinates or no street`,
    repeated > 0 && `${repeated.toLocaleString("en")} rows repeat another's address`,
  ]
    .filter(Boolean)
    .join("; ");
}

function addressFilesTable(sources: readonly AddressSource[]): string {
  if (sources.length === 0) return "No addresses\n";
  return formatTable(
    ["COUNTRY", "NAME", "ADDRESSES", "STREETS", "IMPORTED"],
    sources.map(({ country, name, addresses, streets, imported_at }) => [
      country,
      name,
      String(addresses),
      String(streets),
      imported_at,
    ]),
  );
}

const formatCount = (addresses: number) => `${addresses.toLocaleString("en")} addresses`;

function parseCountry(text: string): string {
  if (/^[a-z]{2}$/iu.test(text)) return text.toUpperCase();
  throw new InvalidArgumentError("It must be two letters, such as MX.");
}
