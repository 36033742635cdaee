import { expect, test } from "vitest";
import { DatabaseTimeout } from "../postgres/database-failures.ts";
import { runAsPageRead } from "../use/database-use.ts";
import { readPagesFromStandby } from "./read-pages-from-standby.ts";
import { whatLacks } from "./standby-pool.ts";

const needed = { version: 20n, settled: 10n };

/** Both databases note their statements; `open` counts connections that were not released. */
function fixture({ standby = "there" as "there" | "away" | "failing" } = {}) {
  const sent: string[] = [];
  const failures: Error[] = [];
  let open = 0;
  const client = (name: string) => {
    open += 1;
    return {
      query: async (sql: string) => {
        sent.push(`${name}: ${sql}`);
        if (name === "standby" && standby === "failing") throw new DatabaseTimeout(1);
        return { command: "SELECT", rowCount: 0, rows: [] };
      },
      release: () => {
        open -= 1;
      },
    };
  };
  const pool = readPagesFromStandby(
    { options: {}, connect: async () => client("primary"), end: async () => undefined } as never,
    {
      connect: async () => (standby === "away" ? null : (client("standby") as never)),
      noteFailure: (error) => void failures.push(error),
      end: async () => undefined,
    },
  );
  const run = async (...statements: string[]) => {
    const connection = await pool.connect();
    for (const sql of statements) await connection.query(sql, []);
    connection.release();
  };
  return { sent, failures, run, open: () => open };
}

test("selects of a page go to the standby, and those of other work to the primary", async () => {
  const { sent, run, open } = fixture();
  await runAsPageRead(needed, () => run("select 1"));
  await run("select 2");
  await runAsPageRead(null, () => run("select 3"));
  expect(sent).toEqual(["standby: select 1", "primary: select 2", "primary: select 3"]);
  expect(open()).toBe(0);
});

test("a page's transaction runs on the primary as a whole", async () => {
  const { sent, run, open } = fixture();
  await runAsPageRead(needed, () => run("begin", "select 1", "insert into visits", "commit"));
  expect(sent.every((each) => each.startsWith("primary"))).toBe(true);
  expect(open()).toBe(0);
});

test("the primary answers where the standby is away", async () => {
  const { sent, run } = fixture({ standby: "away" });
  await runAsPageRead(needed, () => run("select 1"));
  expect(sent).toEqual(["primary: select 1"]);
});

test("the primary answers a select that fails on the standby", async () => {
  const { sent, failures, run, open } = fixture({ standby: "failing" });
  await runAsPageRead(needed, () => run("select 1"));
  expect(sent).toEqual(["standby: select 1", "primary: select 1"]);
  expect(failures).toHaveLength(1);
  expect(open()).toBe(0);
});

test.each([
  ["it is no standby", { isStandby: false, position: null }],
  ["it is too old", { isStandby: true, position: "0/9" }],
  ["version", { isStandby: true, position: "0/13" }],
  [null, { isStandby: true, position: "0/14" }],
])("a standby lacks: %s", (lacks, row) => {
  expect(whatLacks(row, needed)).toBe(lacks);
});
