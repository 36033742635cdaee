import pg from "pg";

/** A session at a Postgres, for what a test does behind the product's back. */
export type PostgresSession = {
  /** Locks a company's row until the answered function is called. */
  lockCompany(companyId: string): Promise<() => Promise<void>>;
  /** How many transactions have locks and run no statement. */
  idleTransactions(): Promise<number>;
  /** How many orders are stored that are no drafts. */
  placedOrders(): Promise<number>;
  close(): Promise<void>;
};

export async function openSession(url: string): Promise<PostgresSession> {
  const client = new pg.Client(url);
  // A server that is restarted ends it; the next call says so.
  client.on("error", () => undefined);
  await client.connect();
  const count = async (sql: string) => Number((await client.query(sql)).rows[0]?.count);
  return {
    lockCompany: async (companyId) => {
      await client.query("begin");
      await client.query("select 1 from companies where company_id = $1 for update", [companyId]);
      return async () => {
        await client.query("rollback");
      };
    },
    idleTransactions: () =>
      count("select count(*) from pg_stat_activity where state = 'idle in transaction'"),
    placedOrders: () => count("select count(*) from orders where status <> 'INITIATED'"),
    close: () => client.end(),
  };
}
