import path from "node:path";
import { startPostgresWithStandby } from "@comanda/api/testing/postgres-with-standby";
import { runComandaCommand } from "../../bench/processes.ts";
import { FAILOVER_CUSTOMERS, failOver } from "../support/fail-over.ts";
import { makeOwnAuthority } from "../support/own-authority.ts";
import { isPgBouncerInstalled, startPgBouncer } from "../support/pgbouncer.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const MAX_S = 10;
/** Connections of a pooler to its Postgres. */
const POOL = 10;

export const trial: Trial = {
  name: "failover-over-tls",
  promise: `The primary is killed (kill -9) while ${FAILOVER_CUSTOMERS} customers order at two servers through PgBouncer, over TLS with certificates of an authority of its own (sslmode=verify-full), its synchronous standby is promoted, and the former primary returns: the next order is placed within ${MAX_S} s of the promotion, no acknowledged order is lost, stock and coupon are exact, nothing is written to the former primary, and with another authority nothing connects`,
  run: async (context) => {
    if (!isPgBouncerInstalled()) return { kept: null, measured: "pgbouncer is not installed" };
    const authority = await makeOwnAuthority(context.folder, "own");
    const other = await makeOwnAuthority(context.folder, "other");
    const { primary, standby, stop } = await startPostgresWithStandby({
      synchronous: true,
      tls: authority,
    });
    context.cleanUp(stop);
    const poolers: string[] = [];
    for (const { url } of [primary, standby])
      poolers.push(new URL(await startPgBouncer(context, url, POOL, authority)).port);
    const urlOf = (hosts: string, name: string, ca = authority.ca) =>
      `postgres://postgres@${hosts}/${name}?sslmode=verify-full&sslrootcert=${ca}`;
    const hostsOf = (ports: readonly (number | string)[]) =>
      ports.map((port) => `localhost:${port}`).join(",");
    const envWith = (ca: string) => ({
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: urlOf(hostsOf(poolers), "comanda", ca),
      DATABASE_DIRECT_URL: urlOf(hostsOf([primary.port, standby.port]), "postgres", ca),
      SECRET_KEY: TRIAL_SECRET_KEY,
    });
    const failed = await failOver(context, {
      primary,
      standby,
      env: envWith(authority.ca),
      urlOf: (port) => urlOf(`localhost:${port}`, "postgres"),
      maxSeconds: MAX_S,
    });
    const refusal = await refusalOf(
      runComandaCommand(["orders", "list", "--host", "tacos.test"], envWith(other.ca)),
    );
    const isRefused = /UNABLE_TO_VERIFY_LEAF_SIGNATURE/u.test(refusal);
    return {
      kept: failed.kept === true && isRefused,
      measured: `${failed.measured}; with another authority ${isRefused ? "refused" : `not refused: ${refusal}`}`,
    };
  },
};

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "",
    ({ message }: Error) => message,
  );
