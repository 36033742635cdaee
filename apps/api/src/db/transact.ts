import type { Kysely, Transaction } from "kysely";
import { Refusal } from "../shared/refusal.ts";
import { isUnusableStatement } from "./postgres/prepared-statements.ts";
import type { Database } from "./schema/database.ts";

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction. A refusal rolls back everything that `work` wrote and is
 * returned. `work` must use only the transaction: the embedded database has a single connection.
 * Postgres may abort a transaction for another one (deadlock, serialization) or because a migration
 * changed what a prepared statement returns; then `work` runs again, so it must have no effects outside
 * the database.
 */
export async function transact<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        if (result instanceof Refusal) throw new RollbackWithRefusal(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RollbackWithRefusal) return error.refusal;
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

/** Carries a refusal out of Kysely's callback, which rolls back only when an error is thrown. */
class RollbackWithRefusal extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** SQLSTATE 40001 is a serialization failure, 40P01 a deadlock. */
function isConflict(error: unknown): boolean {
  const isAborted =
    error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
  return isAborted || isUnusableStatement(error);
}
