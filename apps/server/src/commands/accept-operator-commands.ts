import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import type { CommandContext } from "./command-context.ts";
import { type OperatorChannel, openOperatorChannel } from "./operator-channel.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs the commands of operators in this process, which holds the embedded database. Null with a Postgres,
 * which the command line opens itself.
 */
export async function acceptOperatorCommands(
  { lock }: Pick<OpenDatabase, "lock">,
  context: Pick<CommandContext, "dataDir" | "open" | "openBackup" | "archiveAt">,
): Promise<OperatorChannel | null> {
  if (!lock) return null;
  const channel = await openOperatorChannel(({ argv, folder }, output) =>
    runCommand(argv, { ...context, workingDir: folder, output }),
  );
  lock.writeOperatorChannel(channel.address);
  return channel;
}
