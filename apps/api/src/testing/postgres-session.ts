import pg from "pg";

/** A direct connection to a Postgres, to change or read what the product does not offer. */
export type PostgresSession = {
  /** Locks a company's row until the returned function is called. */
  lockCompany(companyId: string): Promise<() => Promise<void>>;
  /** The number of transactions that have locks and run no statement. */
  idleTransactions(): Promise<number>;
  /** The number of stored orders that are not drafts. */
  placedOrders(): Promise<number>;
  /** The rows of a query. */
  read<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
};

/** Opens a connection beside the pool, which can hold locks that the pool waits for. */
export async function openSession(url: string): Promise<PostgresSession> {
  const client = new pg.Client(url);
  // A server restart ends the connection; the next call fails with that.
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
    read: async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  };
}
