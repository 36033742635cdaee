// Runs under the system's Node (20 or newer): Node's own modules only.

/** Folders of sources, and the rooms of `e2e/` whose journeys lead through them. */
const ROOMS = [
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
  ["apps/api/src/notifications/", ["tracking"]],
  ["apps/api/src/payments/", ["payment"]],
  ["packages/contract/src/reading/", ["other-backend"]],
  ["packages/domain/src/addresses/", ["delivery"]],
  ["packages/domain/src/delivery/", ["delivery"]],
  ["packages/places/", ["delivery"]],
  ["packages/ui/src/i18n/", ["visit", "navigation"]],
  ["packages/ui/src/styles/", ["appearance"]],
  ["packages/ui/", ["accessibility", "checkout"]],
];

/** A whole order, by every service type: what every other change of the product goes through. */
const OTHERWISE = ["ordering"];

/**
 * The paths that Playwright is given for changed files (paths from the repository's root): each changed
 * spec, and the rooms of the changed sources. All of `e2e` when what all journeys share has changed, and
 * none when nothing that runs in a browser or for one has.
 */
export function changedJourneys(files) {
  if (files.some((file) => /^(e2e\/support\/|playwright\.config\.ts$)/u.test(file))) return ["e2e"];
  const found = files.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/u.test(file)) return [file];
    if (!/^(apps|packages|demo)\//u.test(file) || /\.test\.tsx?$|\/testing\//u.test(file))
      return [];
    const [, rooms] = ROOMS.find(([folder]) => file.startsWith(folder)) ?? ["", OTHERWISE];
    return rooms.map((room) => `e2e/${room}/`);
  });
  const paths = [...new Set(found)].sort();
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}
