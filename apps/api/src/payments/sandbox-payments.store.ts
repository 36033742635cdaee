import type { Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { SandboxPayment, SandboxStore } from "./providers/sandbox/sandbox-payment.ts";

type Row = Selectable<Database["sandbox_payments"]>;

/** Creates the sandbox's payments in the database. Never use it in a transaction. */
export function createSandboxStore(db: Kysely<Database>): SandboxStore {
  return {
    insert: async (payment) => {
      const { company_id, request_key } = toRow(payment);
      await db
        .insertInto("sandbox_payments")
        .values(toRow(payment))
        .onConflict((conflict) => conflict.columns(["company_id", "request_key"]).doNothing())
        .execute();
      const stored = await db
        .selectFrom("sandbox_payments")
        .selectAll()
        .where("company_id", "=", company_id)
        .where("request_key", "=", request_key)
        .executeTakeFirstOrThrow();
      return fromRow(stored);
    },
    find: async (companyId, reference) => {
      const row = await db
        .selectFrom("sandbox_payments")
        .selectAll()
        .where("company_id", "=", companyId)
        .where("reference", "=", reference)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },
    move: async ({ companyId, reference }, from, to) => {
      const row = await db
        .updateTable("sandbox_payments")
        .set(to)
        .where("company_id", "=", companyId)
        .where("reference", "=", reference)
        .where("state", "in", [...from])
        .returningAll()
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },
  };
}

function toRow({
  companyId,
  requestKey,
  intentId,
  clientSecret,
  expiresAt,
  ...same
}: SandboxPayment) {
  return {
    ...same,
    company_id: companyId,
    request_key: requestKey,
    intent_id: intentId,
    client_secret: clientSecret,
    expires_at: expiresAt,
  };
}

function fromRow({
  company_id,
  request_key,
  intent_id,
  client_secret,
  expires_at,
  ...same
}: Row): SandboxPayment {
  return {
    ...same,
    companyId: company_id,
    requestKey: request_key,
    intentId: intent_id,
    clientSecret: client_secret,
    expiresAt: expires_at,
  };
}
