import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type PostgresWithStandby,
  startPostgresWithStandby,
} from "../../testing/postgres-with-standby.ts";
import { openPostgres } from "../connect/open-postgres.ts";
import { NoPrimary } from "./primary-finder.ts";

/** Once is enough: it starts databases of its own. */
const isWanted = Boolean(process.env.TEST_DATABASE_URL);

let postgres: PostgresWithStandby;
beforeAll(async () => {
  if (isWanted) postgres = await startPostgresWithStandby({ synchronous: true });
});
afterAll(() => postgres?.stop());

const portOf = "select inet_server_port() as port";

test.runIf(isWanted)(
  "work goes to the promoted host, and never back to the former primary",
  async () => {
    const { primary, standby } = postgres;
    const log: string[] = [];
    const note = (_facts: unknown, text?: string) => void log.push(text ?? "");
    // The standby is named first: the host is chosen by what it is.
    const opened = openPostgres(
      `postgres://postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres?target_session_attrs=read-write`,
      undefined,
      { log: { info: note, warn: note, error: note } as never },
    );
    const ask = async () => {
      const { rows } = await opened.jobsConnection.executeSql(portOf);
      return (rows[0] as { port: number }).port;
    };
    expect(await ask()).toBe(primary.port);
    const heard: string[] = [];
    let missed = 0;
    await opened.events.subscribe(
      "orders",
      (payload) => heard.push(payload),
      () => {
        missed += 1;
      },
    );

    await primary.kill();
    // The broken connection first, then no host that can be written to.
    await expect
      .poll(() => ask().catch((error) => error.name), { timeout: 5_000 })
      .toBe("NoPrimary");
    await expect(ask()).rejects.toThrow(NoPrimary);
    standby.promote();
    await expect.poll(() => ask().catch(() => null), { timeout: 5_000 }).toBe(standby.port);
    await expect.poll(() => missed, { timeout: 5_000 }).toBe(1);
    await opened.events.publish("orders", "an order");
    await expect.poll(() => heard).toEqual(["an order"]);

    await primary.start();
    await standby.stop();
    await expect
      .poll(() => ask().catch((error) => error.name), { timeout: 5_000 })
      .toBe("NoPrimary");
    expect(log).toEqual([
      "Another host is the primary of the database",
      "A former primary of the database is writable: stop it",
    ]);
    await standby.start();
    await expect.poll(() => ask().catch(() => null), { timeout: 5_000 }).toBe(standby.port);
    await opened.close();
  },
);
