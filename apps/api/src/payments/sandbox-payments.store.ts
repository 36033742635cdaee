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
    refund: async ({ companyId, reference }, { key, amount }) => {
      const done = await db.transaction().execute(async (trx) => {
        const payment = await trx
          .selectFrom("sandbox_payments")
          .select("received")
          .where("company_id", "=", companyId)
          .where("reference", "=", reference)
          .forUpdate()
          .executeTakeFirst();
        const refunds = await trx
          .selectFrom("sandbox_refunds")
          .select(["request_key", "amount"])
          .where("company_id", "=", companyId)
          .where("reference", "=", reference)
          .execute();
        if (refunds.some(({ request_key }) => request_key === key)) return true;
        const sum = refunds.reduce((total, each) => total + each.amount, amount);
        if (!payment?.received || sum > payment.received) return false;
        const row = { company_id: companyId, reference, request_key: key, amount };
        await trx.insertInto("sandbox_refunds").values(row).execute();
        await trx
          .updateTable("sandbox_payments")
          .set({ state: sum === payment.received ? "refunded" : "partially_refunded" })
          .where("company_id", "=", companyId)
          .where("reference", "=", reference)
          .execute();
        return true;
      });
      return done ? "refunded" : "too_much";
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
