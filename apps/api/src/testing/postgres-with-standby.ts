import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { type ClusterProcess, clusterAt, createCluster } from "./postgres.ts";

export type PostgresWithStandby = {
  primary: ClusterProcess;
  standby: ClusterProcess & {
    /** Makes it a primary. */
    promote: () => void;
  };
  /** Stops both and deletes them. */
  stop: () => Promise<void>;
};

/**
 * Starts a Postgres with a standby that follows its log. A synchronous one has a commit before it is
 * answered. The standby begins as a copy of the stopped primary.
 */
export async function startPostgresWithStandby({
  synchronous,
  lagMs = 0,
}: {
  synchronous: boolean;
  /** The standby shows each commit so many milliseconds late. */
  lagMs?: number;
}): Promise<PostgresWithStandby> {
  const cluster = await createCluster();
  const copy = join(cluster.folder, "standby");
  const settings = synchronous
    ? ["synchronous_standby_names=comanda_standby", "synchronous_commit=on"]
    : [];
  const primary = await clusterAt(cluster, cluster.data, settings);
  // As the same user, so that the files belong to it.
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, cluster.user);
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  spawnSync("cp", ["-a", cluster.data, copy]);
  appendFileSync(join(copy, "standby.signal"), "");
  const follows = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres application_name=comanda_standby`;
  const standby = await clusterAt(cluster, copy, [follows, `recovery_min_apply_delay=${lagMs}`]);
  await primary.start();
  await standby.start();
  return {
    primary,
    standby: {
      ...standby,
      promote: () => run(join(cluster.bin, "pg_ctl"), "promote", "-w", "-D", copy),
    },
    stop: async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      primary.remove();
    },
  };
}
