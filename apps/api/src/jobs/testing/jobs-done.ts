import { expect, vi } from "vitest";
import type { JobsConnection } from "../../db/connect/jobs-connection.ts";

/** Waits until every queued job of these kinds is done, or has failed for the last time. */
export async function jobsDone(
  connection: JobsConnection,
  kinds: readonly { name: string }[],
): Promise<void> {
  const names = kinds.map(({ name }) => name);
  await vi.waitFor(async () => {
    const { rows } = await connection.executeSql(
      "select id from comanda_jobs.job where name = any($1) and state in ('created', 'retry', 'active')",
      [names],
    );
    expect(rows).toEqual([]);
  }, 20_000);
}
