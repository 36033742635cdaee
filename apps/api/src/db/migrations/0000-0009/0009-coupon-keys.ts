import { type Kysely, sql } from "kysely";

type Row = { company_id: string; id: string; code: string };

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu;

/** As `codeKey` of the domain was when this migration was made: a migration never changes. */
function codeKey(code: string): string {
  const spaced = code.replace(/[\t-\r\u0085\u2800]/gu, " ").replace(UNSEEN, "");
  const plain = spaced.replace(/\s+/gu, " ").trim().normalize("NFC").replaceAll("\u1e9e", "\u00df");
  return plain.toUpperCase().toLowerCase().normalize("NFC");
}

/** Coupons are found by what their codes are compared by; of two that are the same one is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select company_id, id, code from coupons
    order by company_id, position`.execute(db);
  for (const { company_id, id, code } of rows) {
    const key = codeKey(code);
    if (key === code) continue;
    await sql`update coupons set code = ${key} where company_id = ${company_id} and id = ${id}
      and not exists (select 1 from coupons other where other.company_id = ${company_id}
        and other.id <> ${id} and lower(other.code) = lower(${key}))`.execute(db);
  }
}
