import { DAY_SECONDS } from "@comanda/domain/time/durations";
import type { Context } from "hono";
import type { Deps } from "../context/deps.ts";
import type { HttpEnv } from "../http/request-env.ts";
import type { ServeStaff } from "../http/serve-staff.ts";
import { deleteStaffCookie, setStaffCookie } from "../http/staff-cookie-headers.ts";
import { Refusal } from "../shared/refusal.ts";
import { toTeamMember } from "../team/team-wire.ts";
import { enrollTablet } from "./enroll-tablet.ts";
import { listTablets } from "./list-tablets.ts";
import type { PinHasher } from "./pin-hash.ts";
import { revokeTablet } from "./revoke-tablet.ts";
import { addPinMember, setMemberPin } from "./set-pin.ts";
import type { StoredTablet } from "./tablets.store.ts";

type TabletDeps = Pick<Deps, "db" | "clock" | "events" | "log"> & { pins: PinHasher };

/** Browsers keep a cookie for 400 days at most; each unlocking by PIN prolongs this one. */
export const TABLET_COOKIE_SECONDS = 400 * DAY_SECONDS;

/** Serves the calls with which managers look after tablets and PINs. */
export function tabletAdminRoutes(serve: ServeStaff, deps: TabletDeps): void {
  serve("listTablets", async ({ member: { companyId } }) => ({
    tablets: (await listTablets(deps, companyId)).map(toTablet),
  }));
  serve("enrollTablet", async ({ member, body: { name } }, c: Context<HttpEnv>) => {
    const enrolled = await enrollTablet(deps, member, name);
    if (enrolled instanceof Refusal) return enrolled;
    setStaffCookie(c, "tablet", enrolled.token, TABLET_COOKIE_SECONDS);
    deleteStaffCookie(c, "session_token");
    deleteStaffCookie(c, "pin");
    return toTablet(enrolled.tablet);
  });
  serve("revokeTablet", async ({ member, params: { tabletId } }) => {
    const revoked = await revokeTablet(deps, member, tabletId);
    return revoked instanceof Refusal ? revoked : toTablet(revoked);
  });
  serve("addPinMember", async ({ member, body }) => {
    const added = await addPinMember(deps, member, body);
    return added instanceof Refusal ? added : toTeamMember(added);
  });
  serve("setMemberPin", async ({ member, params: { memberId }, body: { pin } }) => {
    const changed = await setMemberPin(deps, member, { accountId: memberId, pin });
    return changed instanceof Refusal ? changed : toTeamMember(changed);
  });
}

function toTablet({ id, name, enrolled_by, enrolled_at }: StoredTablet) {
  return { id, name, enrolled_by, enrolled_at: enrolled_at.toISOString() };
}
