/** The most days of the range of a report. */
export const MAX_SALES_DAYS = 800;
