import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { Refusal } from "../shared/refusal.ts";
import type { Database } from "./schema/database.ts";
import { transact } from "./transact.ts";

/**
 * One request of a call that creates something. `key` is the Idempotency-Key, null when there is
 * none.
 */
export type IdempotentRequest = {
  companyId: string;
  call: string;
  device: string | null;
  key: string | null;
  /** Hash of the validated body and parameters. */
  fingerprint: string;
};

export type IdempotentResult<T> = { answer: T; replayed: boolean };

/**
 * Runs `work` once per key: key, work and answer are committed together, so a repetition gets the
 * first answer, a simultaneous one waits for it, and neither a refusal nor a crash uses the key up.
 * When `isStillValid` rejects the stored answer, `work` runs again. 404 `company_not_found`; 422
 * `idempotency_key_reused` when the key came with another body. `work` always runs in a
 * transaction.
 */
export function withIdempotency<T extends object>(
  db: Kysely<Database>,
  request: IdempotentRequest,
  work: (trx: Kysely<Database>) => Promise<T | Refusal>,
  isStillValid: (trx: Kysely<Database>, answer: T) => Promise<boolean> = async () => true,
): Promise<IdempotentResult<T> | Refusal> {
  const { companyId: company_id } = request;
  return transact(db, async (trx) => {
    if (!(await hasCompany(trx, company_id))) return new Refusal("company_not_found");
    const key_hash = keyHashOf(request);
    if (key_hash === null) return firstResult(await work(trx));
    const stored = await claimKey<T>(trx, company_id, key_hash, request.fingerprint);
    if (stored && stored.bodyHash !== request.fingerprint) {
      return new Refusal("idempotency_key_reused");
    }
    if (stored && (await isStillValid(trx, stored.answer))) {
      return { answer: stored.answer, replayed: true };
    }
    const answer = await work(trx);
    if (answer instanceof Refusal) return answer;
    await trx
      .updateTable("idempotency_keys")
      .set({ answer: JSON.stringify(answer) })
      .where("company_id", "=", company_id)
      .where("key_hash", "=", key_hash)
      .execute();
    return firstResult(answer);
  });
}

/** Returns what the key of a request is stored by; null without a key. */
export function keyHashOf({ call, device, key }: IdempotentRequest): string | null {
  return key === null ? null : hashJson([call, device, key]);
}

function firstResult<T>(answer: T | Refusal): IdempotentResult<T> | Refusal {
  return answer instanceof Refusal ? answer : { answer, replayed: false };
}

/**
 * Locks the key until the transaction ends, and waits while another transaction holds it. Returns
 * what it was used for before, or null at its first use.
 */
async function claimKey<T>(
  trx: Kysely<Database>,
  company_id: string,
  key_hash: string,
  body_hash: string,
): Promise<{ bodyHash: string; answer: T } | null> {
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ company_id, key_hash, body_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows) return null;
  const row = await trx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "answer"])
    .where("company_id", "=", company_id)
    .where("key_hash", "=", key_hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The hash includes the call, so the stored answer is one of this call.
  return { bodyHash: row.body_hash, answer: row.answer as T };
}

async function hasCompany(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom("companies")
    .select("company_id")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a hash of any JSON value; the order of object keys counts. */
export function hashJson(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
