import type { MessageKey } from "../i18n/text.ts";

/** A page that bars and rails link to. */
export type NavPage = {
  /** The last part of its path: `/{companyId}/orders`. */
  path: string;
  label: MessageKey;
};

/**
 * The pages that the console links to, in their order. A page is linked where the build has it and the
 * member's role may open it.
 */
export const navPages = [
  { path: "orders", label: "nav.orders" },
  { path: "sold-out", label: "nav.soldOut" },
  { path: "pause", label: "nav.pause" },
  { path: "menu", label: "nav.menu" },
  { path: "history", label: "nav.history" },
  { path: "customers", label: "nav.customers" },
  { path: "reports", label: "nav.reports" },
  { path: "team", label: "nav.team" },
  { path: "alerts", label: "nav.alerts" },
  { path: "printing", label: "nav.printing" },
  { path: "settings", label: "nav.settings" },
  { path: "more", label: "nav.more" },
] as const satisfies readonly NavPage[];

export type NavPath = (typeof navPages)[number]["path"];

/** The pages of a phone's bar at the bottom. */
export const tabPaths: readonly NavPath[] = ["orders", "sold-out", "pause", "more"];

/** The pages that a phone's bar has no room for: its last link leads to them. */
export const morePaths: readonly NavPath[] = [
  "menu",
  "history",
  "reports",
  "customers",
  "team",
  "alerts",
  "printing",
  "settings",
];
