import { type RawBuilder, sql } from "kysely";

/** The number of a company's first order. */
const FIRST_NUMBER = 1_001;

/**
 * Draws the company's next order number: SQL for a `with` clause, which gives one row, `public_id`, if the
 * clause `claimed` has one. The row of the company in `order_numbers` is locked until the commit, so no two
 * orders have the same number; a number whose order is not stored is not drawn either.
 */
export function drawOrderNumber(companyId: string): RawBuilder<unknown> {
  return sql`
    insert into order_numbers as own (company_id, next_number)
    select ${companyId}, ${FIRST_NUMBER + 1}::bigint from claimed
    on conflict (company_id) do update set next_number = own.next_number + 1
    returning next_number - 1 as public_id`;
}
