// Runs under the system's Node (20 or newer): Node's own modules only.

/** Prefixes of source paths, each with the folders of `e2e/` whose journeys use them. The first match counts. */
const JOURNEY_FOLDERS = [
  ["apps/storefront/app/features/landing/", ["landing"]],
  ["apps/storefront/app/features/menu/", ["menu", "navigation"]],
  ["apps/storefront/app/features/product/", ["menu", "cart"]],
  ["apps/storefront/app/features/cart/", ["cart"]],
  ["apps/storefront/app/features/checkout/address", ["checkout", "delivery"]],
  ["apps/storefront/app/features/checkout/delivery/", ["checkout", "delivery"]],
  ["apps/storefront/app/features/checkout/payment/", ["checkout", "payment"]],
  ["apps/storefront/app/features/checkout/", ["checkout", "ordering"]],
  ["apps/storefront/app/features/tracking/", ["tracking"]],
  ["apps/storefront/app/features/rewards/", ["checkout"]],
  ["apps/storefront/app/features/consent/", ["analytics"]],
  ["apps/storefront/app/features/company/", ["restaurant", "navigation"]],
  ["apps/storefront/app/analytics/", ["analytics"]],
  ["apps/storefront/app/chat/", ["ordering"]],
  ["apps/storefront/app/i18n/", ["visit", "navigation"]],
  ["apps/storefront/app/install/", ["restaurant"]],
  ["apps/storefront/app/live/", ["tracking"]],
  ["apps/storefront/app/map/", ["delivery", "restaurant"]],
  ["apps/storefront/app/page/", ["landing", "navigation", "restaurant"]],
  ["apps/storefront/app/pay/", ["payment"]],
  ["apps/storefront/app/session/", ["cart", "checkout", "visit"]],
  ["apps/storefront/app/theme/", ["appearance"]],
  ["apps/console/", ["console"]],
  ["apps/api/src/delivery/", ["delivery"]],
  ["apps/api/src/live-updates/", ["tracking"]],
  ["apps/api/src/payments/", ["payment"]],
  ["packages/contract/src/answers/", ["other-backend"]],
  ["packages/domain/src/addresses/", ["delivery"]],
  ["packages/domain/src/delivery/", ["delivery"]],
  ["packages/places/", ["delivery"]],
  ["packages/ui/src/i18n/", ["visit", "navigation"]],
  ["packages/ui/src/styles/", ["appearance"]],
  ["packages/ui/", ["accessibility", "checkout"]],
];

/** For sources in no row: journeys that place whole orders, by every service type. */
const DEFAULT_FOLDERS = ["ordering"];

/**
 * Returns the paths to pass to Playwright for changed files; all paths begin at the repository's root.
 * These are each changed spec, and the journey folders of the changed sources. Returns all of `e2e` when
 * a file has changed that all journeys share, and nothing when no product code has changed.
 */
export function changedJourneys(files) {
  if (files.some((file) => /^(e2e\/support\/|playwright\.config\.ts$)/u.test(file))) return ["e2e"];
  const found = files.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/u.test(file)) return [file];
    if (!/^(apps|packages|demo)\//u.test(file) || /\.test\.tsx?$|\/testing\//u.test(file))
      return [];
    const [, folders] = JOURNEY_FOLDERS.find(([prefix]) => file.startsWith(prefix)) ?? [
      "",
      DEFAULT_FOLDERS,
    ];
    return folders.map((folder) => `e2e/${folder}/`);
  });
  const paths = [...new Set(found)].sort();
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}
