import type { Command } from "commander";
import { runPrintAgent } from "../print-agent/run-print-agent.ts";
import { createTicketSource, TokenRefused } from "../print-agent/ticket-source.ts";
import type { CommandContext } from "./command-context.ts";

/** The port on which receipt printers take what they print. */
const PRINTER_PORT = 9100;

type Options = { server: string; token: string; printer: string; silentPrinter?: boolean };

/** Adds `comanda print-agent`, which runs beside a printer and needs no database. */
export function addPrintAgentCommand(program: Command, context: CommandContext): void {
  const { output, markRefused } = context;
  program
    .command("print-agent")
    .description("print the tickets of one printer in the restaurant's network, until stopped")
    .requiredOption("--server <url>", "the server's address, such as https://orders.example.com")
    .requiredOption("--token <token>", "the printer's token, from the console")
    .requiredOption(
      "--printer <host[:port]>",
      `the printer; its port is ${PRINTER_PORT} if left out`,
    )
    .option(
      "--silent-printer",
      "the printer never says whether it is ready: print without asking, and without knowing whether it has paper",
    )
    .action(async (options: Options) => {
      const server = URL.parse(options.server);
      const printer = parsePrinter(options.printer);
      if (!server?.protocol.startsWith("http")) return refuse("--server must be a web address\n");
      if (!printer) return refuse("--printer must be a host, or host:port\n");
      const stopping = new AbortController();
      const stop = () => stopping.abort();
      process.once("SIGINT", stop).once("SIGTERM", stop);
      try {
        const source = createTicketSource(server, options.token);
        const say = (text: string) => output.out(`${text}\n`);
        const isSilent = options.silentPrinter ?? false;
        await runPrintAgent({ source, printer, isSilent, signal: stopping.signal, say });
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        refuse("The server does not know the token. Create a new one in the console.\n");
      } finally {
        process.off("SIGINT", stop).off("SIGTERM", stop);
      }
    });

  function refuse(text: string): void {
    output.err(text);
    markRefused();
  }
}

/** `10.0.0.7`, `printer.local:9101` or `[fd00::7]:9100`; null for anything else. */
export function parsePrinter(text: string): { host: string; port: number } | null {
  const url = URL.parse(`tcp://${text}`);
  if (!url?.hostname || url.pathname || url.username || url.search || url.hash) return null;
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  return { host, port: url.port ? Number(url.port) : PRINTER_PORT };
}
