import path from "node:path";
import { startPostgresWithStandby } from "@comanda/api/testing/postgres-with-standby";
import { FAILOVER_CUSTOMERS, failOver } from "../support/fail-over.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const MAX_S = 5;

export const trial: Trial = {
  name: "failover",
  promise: `The primary is killed (kill -9) while ${FAILOVER_CUSTOMERS} customers order at two servers, its synchronous standby is promoted, and the former primary returns: the next order is placed within ${MAX_S} s of the promotion, no acknowledged order is lost, stock and coupon are exact, and nothing is written to the former primary`,
  run: async (context) => {
    const { primary, standby, stop } = await startPostgresWithStandby({ synchronous: true });
    context.cleanUp(stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
    return failOver(context, { primary, standby, env, urlOf, maxSeconds: MAX_S });
  },
};
