import { MINUTE_MS } from "@comanda/domain/time/durations";
import { type PGlite, parse, protocol, type Transaction } from "@electric-sql/pglite";
import type { PGliteDialectConfig } from "kysely";
import { createYield } from "../../shared/yield-to-requests.ts";
import {
  isUnusableStatement,
  type PreparedLimits,
  PreparedStatements,
} from "../postgres/prepared-statements.ts";

const { serialize } = protocol;

type KyselyPglite = Exclude<PGliteDialectConfig["pglite"], (...args: never[]) => unknown>;
type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type Query = Transaction["query"];

/** What Postgres says of a statement that it has prepared. */
type Description = {
  /** The types of its parameters. */
  parameters: number[];
  /** The message with the columns that it returns; none for a statement without rows. */
  columns: Message[];
};

/** The embedded database has one connection, which gets the statements of everything in the process. */
const LIMITS: PreparedLimits = { minLength: 200, maxStatements: 60, forgetAfterMs: MINUTE_MS };

/**
 * The embedded database for Kysely's driver. It prepares statements that come again, as a Postgres does for its
 * connections: PGlite itself parses and plans each one each time, which takes longer than running it
 * (decision 54). Only one may be in use for a database.
 */
export function preparedPglite(pglite: PGlite): KyselyPglite {
  const statements = new PreparedStatements(LIMITS);
  const described = new Map<string, Description>();

  /** Sends messages together, and after them the one that ends a statement, also a failed one. */
  const send = (...messages: Uint8Array[]): Promise<Message[]> =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const prepare = async (name: string, text: string): Promise<Description> => {
    const forgotten = statements.takeForgotten();
    for (const each of forgotten) described.delete(each);
    const messages = await send(
      ...forgotten.map((each) => serialize.close({ type: "S", name: each })),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const description = {
      parameters: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === "rowDescription"),
    };
    described.set(name, description);
    return description;
  };

  const run = async <T>(name: string, text: string, parameters: readonly unknown[] = []) => {
    const { parameters: types, columns } = described.get(name) ?? (await prepare(name, text));
    const values = parameters.map((value, at) => toText(pglite, value, types[at]));
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const [results] = parse.parseResults([...columns, ...messages], pglite.parsers);
    if (!results) throw new Error("a statement has no results");
    return results as Awaited<ReturnType<typeof pglite.query<T>>>;
  };

  /** Runs a statement by its name; one without a name, or with one that became unusable, as PGlite does. */
  const queryBy =
    (unprepared: Query, exclusively: <T>(work: () => Promise<T>) => Promise<T>): Query =>
    async <T>(...[text, parameters, options]: Parameters<Query>) => {
      const name = statements.nameOf(text);
      if (name === undefined) return unprepared<T>(text, parameters, options);
      try {
        return await exclusively(() => run<T>(name, text, parameters));
      } catch (error) {
        if (!isUnusableStatement(error)) throw error;
        statements.giveUp(text);
        // Inside a transaction this fails too, and the transaction runs again as after a conflict.
        return await unprepared<T>(text, parameters, options).catch(() => Promise.reject(error));
      }
    };

  const inTransaction = <T>(work: () => Promise<T>) => pglite.runExclusive(work);
  /** As `PGlite.query`: `runExclusive` alone would run between the statements of a transaction. */
  const outsideTransactions = async <T>(work: () => Promise<T>) => {
    await pglite._checkReady();
    return pglite._runExclusiveTransaction(() => pglite.runExclusive(work));
  };
  const query = queryBy(pglite.query.bind(pglite), outsideTransactions);
  return {
    query,
    transaction: (work) =>
      pglite.transaction(({ query: inside, rollback }) =>
        work({ query: withYields(queryBy(inside, inTransaction)), rollback }),
      ),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}

/**
 * Gives the event loop a turn after statements that took long: PGlite answers without waiting, so that
 * otherwise a whole transaction runs in one turn.
 */
function withYields(query: Query): Query {
  const giveWay = createYield();
  return async <T>(...statement: Parameters<Query>) => {
    const results = await query<T>(...statement);
    await giveWay();
    return results;
  };
}

function toText(pglite: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  return pglite.serializers[type]?.(value) ?? String(value);
}
