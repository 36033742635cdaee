import type { CompiledQuery, Kysely } from "kysely";
import { sendAhead } from "./postgres/pooled-connection.ts";
import type { Database } from "./schema/database.ts";

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a function that runs a statement of fixed shape with some values, and returns its rows. It is
 * built and compiled once in the process, which for a long statement takes about as long as its answer
 * (decision 54). `build` gets placeholders: it may pass each on as one parameter, and must not look at it.
 * With `isAhead` its rows are not used, and a read of its transaction follows at once: see `sendAhead`.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => { compile(): CompiledQuery<Row> },
  { isAhead = false } = {},
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const run = compiledByShape<Values, Row>({ isAhead });
  return (db, values) => run(db, "only", values, (all) => build(db, all).compile());
}

/**
 * As `compiledQuery`, for a statement of a few shapes, of which each is compiled once in the process. What
 * `build` returns may depend only on `shape`, which names it.
 */
export function compiledByShape<Values extends object, Row>({
  isAhead = false,
} = {}): (
  db: Kysely<Database>,
  shape: string,
  values: Values,
  build: (values: Values) => CompiledQuery<Row>,
) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  const compile = (shape: string, build: (values: Values) => CompiledQuery<Row>) => {
    const statement = build(placeholders<Values>());
    compiled.set(shape, statement);
    if (isAhead) sendAhead(statement.sql);
    return statement;
  };
  return async (db, shape, values, build) => {
    const statement = compiled.get(shape) ?? compile(shape, build);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}

/** An object whose every field is a placeholder. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
}
