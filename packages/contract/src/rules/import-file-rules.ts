/** The most entries that lists of the import file have; forms of the console stop there too. */
export const MAX_HOSTS = 50;
export const MAX_COUPONS = 1000;
export const MAX_REWARDS = 100;
export const MAX_TABLES = 5000;
export const MAX_LANDING_BUTTONS = 100;
