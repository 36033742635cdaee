import path from "node:path";
import { AddressFileError } from "@comanda/places/gazetteer/address-file-error";
import { type Imported, importAddresses } from "@comanda/places/gazetteer/import-addresses";
import { indexFile, isBroken } from "@comanda/places/gazetteer/index-file";
import { listSources, removeSources, type Source } from "@comanda/places/gazetteer/sources";
import { type Command, InvalidArgumentError } from "commander";
import type { CommandContext } from "./context.ts";
import { type Output, oneLine, table } from "./output.ts";

/** `gazetteer import|list|remove`: the addresses that customers find (docs/addresses.md). */
export function addGazetteerCommands(program: Command, context: CommandContext): void {
  const gazetteer = program
    .command("gazetteer")
    .description("the addresses that customers find: files in OpenAddresses' form");

  gazetteer
    .command("import")
    .description("take in an address file, or take it in again; a running server sees it at once")
    .argument("<file>", "a .csv or .csv.gz file with the columns LON, LAT, NUMBER, STREET, …")
    .requiredOption("--country <code>", "the two letters of its country, such as MX", toCountry)
    .option("--name <name>", "what it is known by; the file's name, if not given")
    .action((file: string, { country, name }: { country: string; name?: string }) =>
      unlessBroken(context, async () => {
        const from = path.resolve(context.folder, file);
        const source = { file: from, country, name: name ?? path.basename(from) };
        const wasBroken = isBroken(context.dataDir);
        const done = await importAddresses(context.dataDir, [source], progress(context.output));
        if (wasBroken) context.output.err(setAsideText(context.dataDir));
        context.output.out(`Imported ${source.name}: ${done.map(importText).join("")}\n`);
      }),
    );

  gazetteer
    .command("list")
    .description("the address files that were taken in")
    .option("--json", "as JSON")
    .action(({ json }: { json?: boolean }) =>
      unlessBroken(context, async () => {
        const sources = listSources(context.dataDir);
        context.output.out(json ? `${JSON.stringify(sources, null, 2)}\n` : sourcesTable(sources));
      }),
    );

  gazetteer
    .command("remove")
    .description("forget the addresses of a file")
    .argument("<name>", "as the list has it")
    .option("--country <code>", "of that country only", toCountry)
    .action((name: string, { country }: { country?: string }) =>
      unlessBroken(context, async () => {
        const removed = await removeSources(context.dataDir, name, country);
        if (removed.length === 0) throw new AddressFileError(`There is no ${oneLine(name)}.`);
        for (const source of removed) {
          const { addresses } = source;
          context.output.out(`Removed ${oneLine(name)}, ${source.country}: ${count(addresses)}\n`);
        }
      }),
    );
}

async function unlessBroken(
  { output, refuse }: CommandContext,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AddressFileError)) throw error;
    output.err(`Nothing was changed. ${oneLine(error.message)}\n`);
    refuse();
  }
}

const EVERY = 100_000;

function progress({ err }: Output) {
  return (rows: number) => {
    if (rows % EVERY === 0) err(`${rows.toLocaleString("en")} rows\n`);
  };
}

function setAsideText(dataDir: string): string {
  const file = oneLine(indexFile(dataDir));
  return `${file} could not be read, and is kept beside it as *.broken: import its other files again\n`;
}

function importText({ addresses, streets, skipped, repeated }: Imported): string {
  return [
    `${count(addresses)} in ${streets.toLocaleString("en")} streets`,
    skipped > 0 && `${skipped.toLocaleString("en")} rows skipped: no coordinates or no street`,
    repeated > 0 && `${repeated.toLocaleString("en")} rows repeat another's address`,
  ]
    .filter(Boolean)
    .join("; ");
}

function sourcesTable(sources: readonly Source[]): string {
  if (sources.length === 0) return "No addresses\n";
  return table(
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

const count = (addresses: number) => `${addresses.toLocaleString("en")} addresses`;

function toCountry(text: string): string {
  if (/^[a-z]{2}$/iu.test(text)) return text.toUpperCase();
  throw new InvalidArgumentError("It must be two letters, such as MX.");
}
