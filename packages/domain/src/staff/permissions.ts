/** What a staff member is in one company. An account can have another role in another company. */
export type Role = "owner" | "manager" | "cashier" | "kitchen";

/** All roles, the most powerful first. */
export const roles: readonly Role[] = ["owner", "manager", "cashier", "kitchen"];

const kitchen = [
  /** See that orders wait, and their dishes: the board, without prices and people. */
  "orders.read",
  /** Accept, refuse and advance orders, step back, and change the promised time. */
  "orders.advance",
  /** Print and reprint tickets. */
  "tickets.print",
  /** Mark dishes, variants and modifiers as sold out, and set what is left. */
  "availability.write",
] as const;

const cashier = [
  ...kitchen,
  /** See the names, phones, addresses and payments of orders, the history, and search it. */
  "orders.details",
  /** Cancel an accepted order. */
  "orders.cancel",
  /** Propose to the customer to leave dishes out of an accepted order. */
  "orders.change",
  /** Record a payment at the counter. */
  "orders.pay",
  /** Pause order types and slow them down. */
  "pauses.write",
] as const;

const manager = [
  ...cashier,
  /** Send money back to a customer. */
  "orders.refund",
  /** See the settings of the company: name, hours, order types, delivery, coupons, look. */
  "settings.read",
  /** Change these settings, and how the board behaves: minutes, alerts, printers. */
  "settings.write",
  /** See the menu as it is edited, hidden dishes too. */
  "menu.read",
  /** Change the menu: categories, products, prices, pictures. */
  "menu.write",
  /** Enroll tablets, set PINs, invite cashiers and kitchen staff. */
  "team.manage",
  /** Read who changed what. */
  "audit.read",
  /** Find and see customers with their orders, and export what is stored about one. */
  "customers.read",
  /** Read sums of the sales, and print the closing report. */
  "reports.read",
] as const;

const owner = [
  ...manager,
  /** Invite, change and remove owners and managers. */
  "owners.manage",
  /** Change how the company is paid, and its hosts and analytics. */
  "business.write",
  /** Make and revoke API keys, and set up webhooks. */
  "integrations.manage",
  /** Erase what is stored about a customer. */
  "customers.erase",
] as const;

/** One right that a staff call requires. */
export type Permission = (typeof owner)[number];

/** Every permission. */
export const permissions: readonly Permission[] = owner;

/** What each role may do. Whatever a role does not list is refused. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  owner,
  manager,
  cashier,
  kitchen,
};

/**
 * The role that a member has on a tablet, by PIN. A PIN is short, and typed before the eyes of others: an
 * owner is a manager by it, who cannot make keys, change payment providers or erase customers.
 */
export function roleByPin(role: Role): Role {
  return role === "owner" ? "manager" : role;
}

/** Whether a role has a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  return rolePermissions[role].includes(permission);
}

/**
 * Whether `actor` may invite, change or remove a member with `target`: owners and managers are
 * managed by owners only.
 */
export function canManageRole(actor: Role, target: Role): boolean {
  const needed = target === "owner" || target === "manager" ? "owners.manage" : "team.manage";
  return hasPermission(actor, needed);
}
