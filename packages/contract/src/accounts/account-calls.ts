import type { Method } from "../calls/call-table.ts";

/** A call about the account or the tablet of a browser. It names no company and needs no permission. */
export type AccountCall = { readonly method: Method; readonly path: `/auth/${string}` };

const read = <P extends AccountCall["path"]>(path: P) => ({ method: "GET", path }) as const;
const action = <P extends AccountCall["path"]>(path: P) => ({ method: "POST", path }) as const;

/**
 * The calls of signing in that Comanda serves itself. Those of better-auth stand beside them under
 * `/auth`, for instance `/auth/sign-in/email` (decision 36).
 */
export const accountCalls = {
  readMe: read("/auth/me"),
  renameAccount: action("/auth/name"),
  signInByLink: action("/auth/sign-in/link"),
  confirmEmail: action("/auth/confirm-email"),
  readInvitation: action("/auth/invitation"),
  acceptInvitation: action("/auth/invitation/accept"),
  openDemo: action("/auth/demo"),
  listSessions: read("/auth/sessions"),
  endSession: action("/auth/sessions/end"),
  readTablet: read("/auth/tablet"),
  unlockTablet: action("/auth/tablet/unlock"),
  lockTablet: action("/auth/tablet/lock"),
} as const satisfies Record<string, AccountCall>;

export type AccountCallName = keyof typeof accountCalls;
