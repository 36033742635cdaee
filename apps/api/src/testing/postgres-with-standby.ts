import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, type ClusterProcess, clusterAt, createCluster } from "./postgres.ts";

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
  tls = null,
}: {
  synchronous: boolean;
  /** The standby shows each commit this many milliseconds late. */
  lagMs?: number;
  /** The files of their certificate: they take connections over TLS only. Null: without TLS. */
  tls?: { cert: string; key: string } | null;
}): Promise<PostgresWithStandby> {
  const cluster = await createCluster();
  const copy = join(cluster.folder, "standby");
  const encrypted = tls ? requireTls(cluster, tls) : [];
  const synchronized = ["synchronous_standby_names=comanda_standby", "synchronous_commit=on"];
  const settings = [...encrypted, ...(synchronous ? synchronized : [])];
  const primary = await clusterAt(cluster, cluster.data, settings);
  // As the same user, so that the files belong to it.
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, cluster.user);
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  spawnSync("cp", ["-a", cluster.data, copy]);
  appendFileSync(join(copy, "standby.signal"), "");
  // A certificate of its own would be looked for in the home of another user, which it cannot read.
  const secured = tls ? ` sslmode=require sslcert=${join(copy, "no.crt")}` : "";
  const follows = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres application_name=comanda_standby${secured}`;
  const standby = await clusterAt(cluster, copy, [
    ...encrypted,
    follows,
    `recovery_min_apply_delay=${lagMs}`,
  ]);
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

/** Puts a certificate into a cluster, and refuses connections without TLS; returns the settings for it. */
function requireTls({ data, user }: Cluster, { cert, key }: { cert: string; key: string }) {
  for (const [from, name] of [
    [cert, "server.crt"],
    [key, "server.key"],
  ] as const) {
    copyFileSync(from, join(data, name));
    chmodSync(join(data, name), 0o600);
    if (user.uid) chownSync(join(data, name), user.uid, user.gid ?? user.uid);
  }
  const allowed = ["all", "replication"].map((what) => `hostssl ${what} all 127.0.0.1/32 trust\n`);
  writeFileSync(join(data, "pg_hba.conf"), allowed.join(""));
  return ["ssl=on"];
}
