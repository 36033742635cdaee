import * as v from "valibot";
import { Email, PersonName, Pin } from "../accounts/account-schemas.ts";
import { roleSchema } from "../accounts/role-schema.ts";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  AnyInstant,
  Currency,
  Id,
  NonNegativeInteger,
  nullByDefault,
  RandomKey,
} from "../fields/field-schemas.ts";
import type { teamCalls } from "./team-calls.ts";

const companyParams = v.object({ companyId: Id });
const memberParams = v.object({ companyId: Id, memberId: Id });

/** A member of the company. */
export const TeamMember = v.object({
  id: Id,
  name: v.string(),
  /** Null for a member who signs in by PIN only. */
  email: nullByDefault(v.string()),
  role: roleSchema,
  has_pin: v.boolean(),
  joined_at: AnyInstant,
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

/** An invitation that can be accepted. Its link is only in the answer that creates it. */
export const TeamInvitation = v.object({
  id: Id,
  role: roleSchema,
  email: nullByDefault(v.string()),
  invited_by: v.string(),
  created_at: AnyInstant,
  expires_at: AnyInstant,
});
export type TeamInvitation = v.InferOutput<typeof TeamInvitation>;

const Tablet = v.object({
  id: Id,
  name: v.string(),
  enrolled_by: v.string(),
  enrolled_at: AnyInstant,
});

/** One change by a member or a program. */
export const AuditEntry = v.object({
  id: Id,
  at: AnyInstant,
  /** Null for the command line and for rules of the server. */
  account_id: nullByDefault(Id),
  /** The member's name at that time, or the program. */
  actor: v.string(),
  role: nullByDefault(roleSchema),
  /** The tablet's name or the network address. */
  origin: nullByDefault(v.string()),
  /** The area, then what was done: `team.invite`. */
  action: v.string(),
  /** The id of what was changed. */
  target: nullByDefault(v.string()),
  /** Values by their names; amounts are in major units. */
  before: v.unknown(),
  after: v.unknown(),
  /** The order that was changed, or whose ticket was. */
  order: nullByDefault(v.object({ public_id: NonNegativeInteger, currency: Currency })),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** The schemas of `teamCalls`, under the same names. */
export const teamSchemas = {
  readTeam: {
    params: companyParams,
    answer: v.object({ members: v.array(TeamMember), invitations: v.array(TeamInvitation) }),
  },
  inviteMember: {
    params: companyParams,
    body: v.object({
      /** Made by the sender, so that an invitation whose answer was lost can be revoked; absent for one of the server. */
      id: v.optional(RandomKey),
      role: roleSchema,
      /** Gets the link by mail. */
      email: nullByDefault(Email),
    }),
    answer: v.object({ invitation: TeamInvitation, link: v.string() }),
  },
  revokeInvitation: {
    params: v.object({ companyId: Id, invitationId: Id }),
    body: v.object({}),
    answer: TeamInvitation,
  },
  addPinMember: {
    params: companyParams,
    body: v.object({
      /**
       * Made by the sender, so that the same request sent again adds no second member; absent for a new
       * one.
       */
      id: v.optional(RandomKey),
      name: PersonName,
      role: v.picklist(["cashier", "kitchen"]),
      pin: Pin,
    }),
    answer: TeamMember,
  },
  changeMemberRole: {
    params: memberParams,
    /** `from` is the role that the sender has seen. */
    body: v.object({ from: roleSchema, to: roleSchema }),
    answer: TeamMember,
  },
  setMemberPin: {
    params: memberParams,
    /** Null takes the PIN away. */
    body: v.object({ pin: v.nullable(Pin) }),
    answer: TeamMember,
  },
  removeMember: { params: memberParams, body: v.object({}), answer: TeamMember },
  listTablets: { params: companyParams, answer: v.object({ tablets: v.array(Tablet) }) },
  enrollTablet: {
    params: companyParams,
    body: v.object({ name: PersonName }),
    answer: Tablet,
  },
  revokeTablet: {
    params: v.object({ companyId: Id, tabletId: Id }),
    body: v.object({}),
    answer: Tablet,
  },
  listAuditLog: {
    params: companyParams,
    query: v.object({
      /** The first part of the action: `orders`. */
      area: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/u))),
      /** The id of a member, or of a former one. */
      member: v.optional(Id),
      page: v.optional(
        v.pipe(v.string(), v.digits(), v.maxLength(5), v.transform(Number), v.minValue(1)),
      ),
    }),
    answer: v.object({
      entries: v.array(AuditEntry),
      /** The areas and the people that the log has, to filter by. */
      areas: v.array(v.string()),
      people: v.array(v.object({ id: Id, name: v.string() })),
      timezone: v.string(),
      /** Of amounts in entries that have no order. */
      currency: Currency,
      page: NonNegativeInteger,
      pages: NonNegativeInteger,
      total: NonNegativeInteger,
    }),
  },
} as const satisfies Record<keyof typeof teamCalls, CallSchemas>;
