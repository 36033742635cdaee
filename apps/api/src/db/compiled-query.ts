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
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    if (!compiled) {
      compiled = build(db, placeholders<Values>()).compile();
      if (isAhead) sendAhead(compiled.sql);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** An object whose every field is a placeholder. */
function placeholders<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
}
