import type { Context } from "hono";
import type { Deps } from "../context/deps.ts";
import type { HttpEnv } from "../http/request-env.ts";
import { isSecureRequest } from "../http/request-origin.ts";
import type { ServeAccount } from "../http/serve-account.ts";
import { deleteStaffCookie, setStaffCookie } from "../http/staff-cookie-headers.ts";
import { readStaffCookie } from "../sessions/staff-cookies.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { lockTablet } from "./lock-tablet.ts";
import type { PinHasher } from "./pin-hash.ts";
import { readLockedTablet } from "./read-locked-tablet.ts";
import { PIN_SESSION_MS, type TabletDeps, unlockTablet } from "./unlock-tablet.ts";

/** Serves the calls of an enrolled tablet: what it shows while it is locked, PIN and lock. */
export function tabletRoutes(
  serve: ServeAccount,
  deps: TabletDeps & Pick<Deps, "limiter"> & { pins: PinHasher },
): void {
  const tabletToken = (c: Context<HttpEnv>) =>
    readStaffCookie(c.req.header("cookie"), "tablet", isSecureRequest(c));
  const tabletHash = (c: Context<HttpEnv>) => {
    const token = tabletToken(c);
    return token && hashToken(token);
  };
  serve("readTablet", "staff", async (_, c) => {
    const read = await readLockedTablet(deps, tabletHash(c));
    if (!(read instanceof Refusal)) deps.limiter?.knownStaff.note(tabletToken(c));
    return read;
  });
  serve("unlockTablet", "pins", async ({ member_id, pin }, c) => {
    const opened = await unlockTablet(deps, tabletHash(c), { memberId: member_id, pin });
    if (opened instanceof Refusal) return opened;
    setStaffCookie(c, "pin", opened.token, PIN_SESSION_MS / 1000);
    return { done: true as const };
  });
  serve("lockTablet", "staff", async (_, c) => {
    deleteStaffCookie(c, "pin");
    return lockTablet(deps, tabletHash(c));
  });
}
