import { open } from "node:fs/promises";
import { extname } from "node:path";
import type { Fault } from "@comanda/contract/calls/problems";
import { LineCounter, parseDocument } from "yaml";
import { decimalCommaFaults } from "./decimal-comma-faults.ts";
import { parseJson } from "./parse-json.ts";
import { unstorableValueFaults } from "./unstorable-values.ts";

const MAX_BYTES = 32 * 1024 * 1024;

export type DocumentReadResult = { ok: true; document: unknown } | { ok: false; faults: Fault[] };

/**
 * Reads an import file, `.json` or `.yaml`/`.yml`, in UTF-8, up to 32 MiB. Refuses a missing file,
 * another format, and an object with a repeated key, with the line where that helps.
 */
export async function readDocument(filePath: string): Promise<DocumentReadResult> {
  const extension = extname(filePath).toLowerCase();
  const parse = parsers[extension];
  if (!parse)
    return readFault(`${filePath} must end in .json, .yaml or .yml${adviceFor(extension)}`);
  const content = await readText(filePath);
  if (!content.ok) return readFault(content.message);
  const parsed = parse(content.text);
  if (!parsed.ok) return parsed;
  const faults = unstorableValueFaults(parsed.document);
  return faults.length > 0 ? { ok: false, faults } : parsed;
}

const parsers: Record<string, (text: string) => DocumentReadResult> = {
  ".json": readJson,
  ".yaml": readYaml,
  ".yml": readYaml,
};

const TABLES = [".csv", ".tsv", ".xls", ".xlsx"];

/** Returns what an owner can do with a file that an import does not read. */
function adviceFor(extension: string): string {
  return TABLES.includes(extension)
    ? "; the console imports the dishes of a table: Menu, From a file"
    : "";
}

function readFault(message: string): DocumentReadResult {
  return { ok: false, faults: [{ path: "", message }] };
}

type Content = { ok: true; text: string } | { ok: false; message: string };

async function readText(filePath: string): Promise<Content> {
  const handle = await open(filePath).catch((error: Error) => error);
  if (handle instanceof Error) return { ok: false, message: `cannot be opened: ${handle.message}` };
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return { ok: false, message: `${filePath} is not a file` };
    if (stat.size > MAX_BYTES) return { ok: false, message: `${filePath} is larger than 32 MiB` };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await handle.readFile());
    return { ok: true, text };
  } catch (error) {
    if (error instanceof TypeError)
      return { ok: false, message: `${filePath} is not UTF-8: save it in this encoding` };
    throw error;
  } finally {
    await handle.close();
  }
}

function readJson(text: string): DocumentReadResult {
  const parsed = parseJson(text);
  if (parsed.ok) return parsed;
  const lines = text.slice(0, parsed.errorIndex).split("\n");
  const place = `line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1}`;
  return readFault(`is not JSON: ${parsed.message} (${place})`);
}

/** YAML's own parser reports repeated keys and endlessly nested aliases. */
function readYaml(text: string): DocumentReadResult {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = yaml.errors.map(({ code, message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    const reason = code === "MULTIPLE_DOCS" ? "a second document begins after ---" : message;
    return { path: "", message: `is not YAML: ${reason} (line ${line} column ${col})` };
  });
  faults.push(...decimalCommaFaults(yaml, lines));
  if (faults.length > 0) return { ok: false, faults };
  try {
    return { ok: true, document: yaml.toJS({ maxAliasCount: 100 }) };
  } catch (error) {
    return readFault(`is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}
