import { type Kysely, sql } from "kysely";

/**
 * Cuts the path and the query from the addresses of webhooks in the change log, because they may be a secret
 * (decision 58). Entries about a test and a repeated delivery had them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit_log
    set after = jsonb_set(after::jsonb, '{url}',
      to_jsonb(substring(after->>'url' from '^https?://[^/?#]+') || '/…'))::json
    where action in ('webhooks.test', 'webhooks.redeliver')
      and after->>'url' ~ '^https?://[^/?#]+[/?#].'`.execute(db);
}
