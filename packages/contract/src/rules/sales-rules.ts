/** The most days of the range of a report. */
export const MAX_SALES_DAYS = 800;

/**
 * The first and the last day of which a report can be asked: the day a week before and the day after must have
 * four digits in their year, because the database takes no others.
 */
export const FIRST_SALES_DAY = "1970-01-01";
export const LAST_SALES_DAY = "9998-12-31";

/** Whether a report can be asked of this day, `2026-02-28`. */
export const isSalesDay = (day: string): boolean => day >= FIRST_SALES_DAY && day <= LAST_SALES_DAY;
