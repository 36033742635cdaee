import type { AvailabilityChange } from "@comanda/contract/staff/availability-items";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { DAY_MS } from "@comanda/domain/time/durations";
import {
  mark,
  readAvailability,
  readPauses,
  sendPauseCall,
} from "../../../availability/testing/availability-calls.ts";
import { applyDuePrices } from "../../../scheduled-prices/apply-due-prices.ts";
import { newId } from "../../../shared/new-id.ts";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { createDraft, patchOrder, specialCombo } from "../../../testing/order-flow.ts";
import { signedInAs } from "../../../testing/staff-members.ts";
import { edit } from "../menu-calls.ts";
import { done, type Edits, type EditWorld, pick } from "./edit-world.ts";

/** Changes that end or begin by the clock, and what guests take of the stock meanwhile. */
export const serviceEdits = {
  setAvailability: async ({ api, a, b }) => {
    const { products, modifiers } = await readAvailability(api);
    const items = [
      ...products.map((item) => ({ ...item, kind: "product" as const })),
      ...products.flatMap((each) =>
        each.variants.map((item) => ({ ...item, kind: "variant" as const })),
      ),
      ...modifiers.map((item) => ({ ...item, kind: "modifier" as const })),
    ];
    const item = pick(items, a);
    if (!item) return done;
    const state = pick(["sold_out", "left", "left", "on_sale"] as const, b) ?? "on_sale";
    const until = a % 2 ? ("tomorrow" as const) : ("for_good" as const);
    const left = state === "left" ? b % 9 : null;
    return mark(api, [{ kind: item.kind, id: item.id, seen: item.revision, state, until, left }]);
  },
  setPause: async ({ api, a, b }) => {
    const seen = await seenPauses(api, a);
    const end = b % 2 ? { for_minutes: 30 } : { until: "today" };
    return seen ? sendPauseCall(api, "pauses", { service_types: [seen], ...end }) : done;
  },
  endPause: async ({ api, a }) => {
    const seen = await seenPauses(api, a);
    return seen ? sendPauseCall(api, "pauses/end", { service_types: [seen] }) : done;
  },
  setBusy: async ({ api, a }) => {
    const { busy_revision: seen } = await readPauses(api);
    return sendPauseCall(api, "busy", { minutes: a % 3 ? 15 : 0, for_minutes: 60, seen });
  },
  schedulePrices: (world) => edit(world.api, SCHEDULED, { id: newId(), ...newPrices(world) }),
  updateScheduledPrices: async (world) => {
    const waiting = await waitingPrices(world);
    if (!waiting) return done;
    const body = { revision: waiting.revision, ...newPrices(world) };
    return edit(world.api, `${SCHEDULED}/${waiting.id}`, body);
  },
  cancelScheduledPrices: async (world) => {
    const waiting = await waitingPrices(world);
    if (!waiting) return done;
    return edit(world.api, `${SCHEDULED}/${waiting.id}/cancel`, { revision: waiting.revision });
  },
  "clock: prices begin": async ({ api }) => {
    await letTimePass(api);
    return done;
  },
  "guest: order": async ({ api }) => {
    // Some menus do not sell it: hidden, sold out, or with a group that must be chosen from.
    const draft = await createDraft(api, { combos: [specialCombo()] });
    if (draft.status === 201) await patchOrder(api, draft.body.id);
    return done;
  },
} satisfies Edits;

/** Lets the time pass in which pauses end, and applies the prices that begin in it. */
export async function letTimePass(api: TestApp): Promise<void> {
  api.now = new Date(api.now.getTime() + 3 * DAY_MS);
  await applyDuePrices(api.deps);
}

/** Puts everything on sale that staff have marked for good; other marks end by the clock. */
export async function takeMarksBack(api: TestApp): Promise<void> {
  const { products, modifiers } = await readAvailability(api);
  type Marked = { id: string; source: string; state: string; revision: number | null };
  const takenBack = (kind: AvailabilityChange["kind"], items: readonly Marked[]) =>
    items
      .filter(({ source, state }) => source === "mark" && state !== "on_sale")
      .map(({ id, revision }) => ({ kind, id, seen: revision, state: "on_sale" as const }));
  const variants = products.flatMap((each) => each.variants);
  const changes = [
    ...takenBack("product", products),
    ...takenBack("variant", variants),
    ...takenBack("modifier", modifiers),
  ];
  if (changes.length > 0 && (await mark(api, changes)).status !== 200)
    throw new Error("The marks are not taken back");
}

async function seenPauses(api: TestApp, at: number) {
  const pause = pick((await readPauses(api)).pauses, at);
  return pause && { service_type: pause.service_type, seen: pause.revision };
}

const SCHEDULED = "scheduled-prices";

async function waitingPrices({ api, a }: EditWorld) {
  type Answer = StaffCallAnswer<"listScheduledPrices">;
  const path = `/ms-menu/companies/tacos/${SCHEDULED}`;
  const { scheduled } = (await api.send<Answer>("GET", path, signedInAs("manager"))).body;
  return pick(
    scheduled.filter(({ state }) => state === "waiting"),
    a,
  );
}

function newPrices({ api, a, price, products, group }: EditWorld) {
  const date = new Date(api.now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const product = pick(
    products.filter((each) => each.product.product_variants?.length),
    a,
  );
  const variants = (product?.product.product_variants ?? []).map(({ id }) => ({ id, price }));
  const modifiers = (group?.group.modifiers ?? []).map(({ id }) => ({ id, price }));
  return {
    date,
    time: "12:00",
    products: product ? [{ id: product.id, variants }] : [],
    groups: group && modifiers.length > 0 && a % 2 ? [{ id: group.id, modifiers }] : [],
  };
}
