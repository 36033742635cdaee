import type { Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { batches } from "./batches.ts";
import type { CouponRow, PictureRow, QrRow } from "./company-rows.ts";

/**
 * An existing coupon keeps its uses, unless `setCounters` is on and the file has a number; a new
 * coupon gets the file's.
 */
export async function replaceCoupons(
  trx: Transaction<Database>,
  company_id: string,
  coupons: readonly CouponRow[],
  { setCounters }: { setCounters: boolean },
): Promise<void> {
  const before = await trx
    .deleteFrom("coupons")
    .where("company_id", "=", company_id)
    .returning(["id", "coupons_used"])
    .execute();
  const counted = new Map(before.map(({ id, coupons_used }) => [id, coupons_used]));
  for (const rows of batches(coupons)) {
    const values = rows.map(({ coupons_used, document, ...row }) => ({
      company_id,
      ...row,
      coupons_used: setCounters
        ? (coupons_used ?? counted.get(row.id) ?? 0)
        : (counted.get(row.id) ?? coupons_used ?? 0),
      document: JSON.stringify(document),
    }));
    await trx.insertInto("coupons").values(values).execute();
  }
}

/** Stores the company's QR codes in place of all that it had. */
export async function replaceQrs(
  trx: Transaction<Database>,
  company_id: string,
  qrs: readonly QrRow[],
): Promise<void> {
  await trx.deleteFrom("qrs").where("company_id", "=", company_id).execute();
  for (const rows of batches(qrs)) {
    const values = rows.map(({ document, ...row }) => ({
      company_id,
      ...row,
      document: JSON.stringify(document),
    }));
    await trx.insertInto("qrs").values(values).execute();
  }
}

/** Stores which pictures the company's document names, in place of all that it had. Uploads keep their size. */
export async function replacePictures(
  trx: Transaction<Database>,
  company_id: string,
  pictures: readonly PictureRow[],
): Promise<void> {
  const before = await trx
    .deleteFrom("pictures")
    .where("company_id", "=", company_id)
    .returning(["file", "bytes"])
    .execute();
  const sizes = new Map(before.map(({ file, bytes }) => [file, bytes]));
  for (const rows of batches(pictures)) {
    const values = rows.map((row) => ({ company_id, ...row, bytes: sizes.get(row.file) ?? 0 }));
    await trx.insertInto("pictures").values(values).execute();
  }
}
