/** Tests that use no database, or the embedded one only. */
export const withoutPostgres = [
  "apps/api/src/db/maintenance/create-maintenance.test.ts",
  "apps/api/src/db/connect/{data-folder,open-embedded-pglite,lock-data-dir,restored-folder}.test.ts",
  "apps/api/src/backup/read-archive.test.ts",
  "apps/api/src/{pictures,payments/providers}/**/*.test.ts",
  "apps/api/src/limits/{limiter,full-restaurant,visitor-key}.test.ts",
  "apps/api/src/import/{demo-round-trip,document/read-document}.test.ts",
  "apps/api/src/{clients/phone-numbers,payments/next-poll-at}.test.ts",
  "apps/api/src/docs/**/*.test.ts",
  "apps/api/src/mail/{smtp-mailer,mail-folder}.test.ts",
  "apps/api/src/db/postgres/{connection-shares,database-failures}.test.ts",
];

/**
 * What the embedded database does in its own way: connections and migrations, the schedule of its
 * maintenance, backups, imports, jobs, the feed of orders, readings of a catalog, and changes of the stock at the same time.
 */
export const embeddedWays = [
  "apps/api/src/testing/kept-rows.test.ts",
  "apps/api/src/db/{*,connect/*,maintenance/*,migrate/*}.test.ts",
  "apps/api/src/{backup,import,jobs,live-updates}/**/*.test.ts",
  "apps/api/src/{catalog/catalog-cache,orders/place/stock-races}.test.ts",
];

/**
 * The fewest files that together make every call of the contract succeed, and that run every statement of
 * two files or more (decision 91). `every-call.ts` fails a run in which a call never succeeds on one of the
 * databases.
 */
export const everyCall = [
  "apps/api/src/alerts/{alert-calls,devices/push-devices}.test.ts",
  "apps/api/src/api-keys/api-keys.test.ts",
  "apps/api/src/availability/purge-ended-marks.test.ts",
  "apps/api/src/board/{board-actions,board-rules,confirm-order,history-search}.test.ts",
  "apps/api/src/companies/{menu-version-of-orders,plan-usage,specified-fields}.test.ts",
  "apps/api/src/customers/{erase-customer,erased-texts,export-customers}.test.ts",
  "apps/api/src/domains/domains.test.ts",
  "apps/api/src/editing/{apply-menu,measure-delivery-route,menu-edits,random-edits,settings-edits}.test.ts",
  "apps/api/src/editing/pictures/upload-to-bucket.test.ts",
  "apps/api/src/http/{foreign-company,http-errors,serve-staff-keys}.test.ts",
  "apps/api/src/order-page/{cancel-own-order,list-own-orders,push/order-push}.test.ts",
  "apps/api/src/orders/place/{first-order,order-statements}.test.ts",
  "apps/api/src/payments/{provider-resolver,sandbox-payments.store,keys/provider-keys}.test.ts",
  "apps/api/src/payments/{polling/watched-orders,sandbox/sandbox-calls}.test.ts",
  "apps/api/src/payments/refunds/{refund-order,refused-refunds}.test.ts",
  "apps/api/src/payments/settle/{online-payment,payment-withdrawal,unpublished-change}.test.ts",
  "apps/api/src/payments/start/create-payment.test.ts",
  "apps/api/src/printing/{cloudprnt,printing-calls,ticket-commands,ticket-queue}.test.ts",
  "apps/api/src/proposal-calls/{answer-order-proposal,proposal-amounts,propose-order-change}.test.ts",
  "apps/api/src/ratings/rate-order.test.ts",
  "apps/api/src/visitor-reports/reports.test.ts",
  "apps/api/src/sales/{export-sales-orders,popular-products,sales-reports}.test.ts",
  "apps/api/src/scheduled-prices/scheduled-prices.test.ts",
  "apps/api/src/setup/setup.test.ts",
  "apps/api/src/shared-cart-calls/{remove-shared-cart-guest,shared-cart-guests}.test.ts",
  "apps/api/src/sign-in/{open-demo,sign-in,sign-in-mails}.test.ts",
  "apps/api/src/table-service/table-calls.test.ts",
  "apps/api/src/tablets/tablets.test.ts",
  "apps/api/src/team/{accept-invitation,team}.test.ts",
  "apps/api/src/webhooks/{webhook-calls,webhook-delivery,webhook-pause}.test.ts",
];

/**
 * Tables of cases that a rule accepts or refuses, and what single migrations do, whatever the kind of
 * database.
 */
export const onPostgresOnly = [
  "apps/api/src/import/refused-documents.test.ts",
  "apps/api/src/db/migrate/{earlier-forms,plan-orders}.test.ts",
];
