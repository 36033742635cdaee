import { describe, expect, test, vi } from "vitest";
import { createDatabase } from "../../testing/test-database.ts";
import { connectGuarded } from "../postgres/guarded-client.ts";
import { defaultPostgresLimits } from "../postgres/postgres-limits.ts";
import { currentDatabaseUse, type DatabaseUse, runInArrivalOrder } from "../use/database-use.ts";
import { embeddedEvents, postgresEvents } from "./database-events.ts";
import { openPostgres } from "./open-postgres.ts";

test("what an event of an order causes on the embedded database does not go before others", async () => {
  const events = embeddedEvents();
  const uses: DatabaseUse[] = [];
  await events.subscribe("orders", () => uses.push(currentDatabaseUse()));
  await runInArrivalOrder(() => events.publish("orders", "1"));
  await vi.waitFor(() => expect(uses).toEqual([{}]), 10_000);
});

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)("the events of a Postgres", () => {
  test("subscriptions that begin and end together send one statement at a time, and none is lost", async () => {
    const url = await createDatabase(server ?? "");
    const other = openPostgres(url, defaultPostgresLimits);
    let [running, most] = [0, 0];
    const events = postgresEvents({
      connect: async () => {
        const client = await connectGuarded(url, defaultPostgresLimits);
        const run = client.run.bind(client);
        client.run = async (...statement) => {
          running += 1;
          most = Math.max(most, running);
          return run(...statement).finally(() => {
            running -= 1;
          });
        };
        return client;
      },
      publish: (_, [channel, payload]) => other.events.publish(String(channel), String(payload)),
    });
    const received: string[] = [];
    const subscribe = (channel: string, name = channel) =>
      events.subscribe(channel, (payload) => received.push(`${name} ${payload}`));

    const [endOrders, endCalls] = await Promise.all([
      subscribe("orders"),
      subscribe("calls"),
      subscribe("carts"),
      subscribe("orders", "second"),
    ]);
    await Promise.all([endOrders(), endCalls(), subscribe("calls", "third"), subscribe("boards")]);
    for (const channel of ["orders", "calls", "carts", "boards"])
      await events.publish(channel, "1");
    const expected = ["second 1", "third 1", "carts 1", "boards 1"];
    await vi.waitFor(() => expect(received).toEqual(expected), { timeout: 10_000 });
    expect(most).toBe(1);
    await events.close();
    await other.close();
  });

  test("a handler has the usual limits, also where maintenance has opened the connection", async () => {
    const opened = openPostgres(await createDatabase(server ?? ""), defaultPostgresLimits);
    const uses: DatabaseUse[] = [];
    await opened.runExclusively(() =>
      opened.events.subscribe("orders", () => uses.push(currentDatabaseUse())),
    );
    await opened.events.publish("orders", "1");
    await vi.waitFor(() => expect(uses).toEqual([{}]), { timeout: 10_000 });
    await opened.close();
  });
});
