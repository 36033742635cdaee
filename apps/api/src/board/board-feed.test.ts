import type { Order } from "@comanda/contract/orders/order";
import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import { type Role, rolePermissions } from "@comanda/domain/staff/permissions";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { embeddedEvents } from "../db/connect/database-events.ts";
import { publishOrderChanged } from "../orders/publish-order-changed.ts";
import { Refusal } from "../shared/refusal.ts";
import type { FindStaffMember } from "../staff/staff-member.ts";
import { changeBoardSettings, readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createEventBus } from "../testing/event-bus.ts";
import { createDraft, createPlacedOrder, createVisitor } from "../testing/order-flow.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { smallCompany } from "../testing/small-company.ts";
import { findTestMember, signedInAs } from "../testing/staff-members.ts";
import { type BoardFeed, createBoardFeed } from "./board-feed.ts";

let api: TestApp;
let order: Order;
let feed: BoardFeed;
let bus: ReturnType<typeof createEventBus>;
/** Finds the members of the feed; a test can end their sessions. */
let findMember: FindStaffMember;
const failed = vi.fn<(error: Error) => void>();
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(async () => {
  bus = createEventBus();
  api.deps.events = bus.events;
  await api.reset();
  failed.mockClear();
  findMember = findTestMember;
  feed = createBoardFeed({
    ...api.deps,
    findMember: (credentials, companyId) => findMember(credentials, companyId),
    onError: failed,
  });
  const { client } = await createVisitor(api);
  order = await createPlacedOrder(api, { client_id: client.id });
});
afterEach(() => feed.close());
afterAll(() => api.close());

/** Opens a board of a member, which keeps its messages. */
async function openBoard(role: Role, company = "tacos") {
  const credentials = { cookies: signedInAs(role, company).cookie ?? undefined, address: null };
  const member = await findTestMember(credentials, company);
  if (member instanceof Refusal) throw new Error(member.code);
  const messages: BoardMessage[] = [];
  const end = vi.fn();
  const send = (text: string) => void messages.push(JSON.parse(text));
  const watch = await feed.watch({ member, credentials, send, end });
  const orders = () =>
    messages.flatMap((message) => (message.event_type === "ORDER_CHANGED" ? [message.order] : []));
  return { messages, orders, end, ...watch };
}

/** Answers nothing. */
const unreadable = new Proxy({} as TestApp["db"], {
  get: () => {
    throw new Error("the feed reads");
  },
});

const accept = async (role: Role = "owner") => {
  const { revision } = (await readStaffOrderAs(api, role, order)).body;
  return sendBoardAction(api, role, order, ["accept", { revision, minutes: 10 }]);
};

test("a changed order reaches each board of its company, as its member may see it", async () => {
  const [cashier, kitchen] = [await openBoard("cashier"), await openBoard("kitchen")];
  const other = await openBoard("owner", "burgers");
  await accept();
  await vi.waitFor(
    () => expect([cashier.orders(), kitchen.orders()].flat()).toHaveLength(2),
    10_000,
  );
  for (const [board, role] of [
    [cashier, "cashier"],
    [kitchen, "kitchen"],
  ] as const) {
    expect(board.orders()[0]).toEqual((await readStaffOrderAs(api, role, order)).body);
  }
  expect(kitchen.orders()[0]).toMatchObject({ client: null, breakdown: null, payment: null });
  expect(other.messages).toEqual([]);
});

test("a change of the same process reaches boards as it was written, without a read", async () => {
  api.deps.events = embeddedEvents();
  api.restart();
  await feed.close();
  feed = createBoardFeed({ ...api.deps, db: unreadable, findMember, onError: failed });
  const [cashier, kitchen] = [await openBoard("cashier"), await openBoard("kitchen")];
  await accept();
  for (const [board, role] of [
    [cashier, "cashier"],
    [kitchen, "kitchen"],
  ] as const) {
    expect(board.orders()).toEqual([(await readStaffOrderAs(api, role, order)).body]);
  }
  expect(failed).not.toHaveBeenCalled();
});

test("a draft reaches no board before it is placed", async () => {
  const board = await openBoard("owner");
  const { body } = await createDraft(api);
  await publishOrderChanged(bus.events, { company_id: "tacos", id: body.id });
  await accept();
  await vi.waitFor(() => expect(board.orders().map(({ id }) => id)).toEqual([order.id]), 10_000);
});

test("many changes at once are read together, for fifty boards once", async () => {
  const boards = await Promise.all(Array.from({ length: 50 }, () => openBoard("kitchen")));
  const orders = [order];
  for (let count = 0; count < 9; count += 1) orders.push(await createPlacedOrder(api));
  const shown = () => boards.map((board) => new Set(board.orders().map(({ id }) => id)).size);
  await vi.waitFor(() => expect(shown()).toEqual(Array(50).fill(9)), 10_000);
  const statements = await recordStatements(api, async () => {
    for (const { id } of orders) {
      await publishOrderChanged(bus.events, { company_id: "tacos", id });
    }
    await vi.waitFor(() => expect(shown()).toEqual(Array(50).fill(10)), 10_000);
  });
  // The first change is read alone, because no other has come yet; then all the others.
  expect(statements.length).toBeLessThanOrEqual(6);
});

test("settings and lost events make every board of the company read again", async () => {
  const [board, other] = [await openBoard("kitchen"), await openBoard("owner", "burgers")];
  await changeBoardSettings(api, { minutes_choices: [5] });
  expect([board.messages, other.messages]).toEqual([[{ event_type: "BOARD_CHANGED" }], []]);
  bus.miss();
  expect([board.messages.length, other.messages.length]).toEqual([2, 1]);
});

test("an order that cannot be read makes the boards read again", async () => {
  const board = await openBoard("owner");
  const broken = {
    selectFrom: () => {
      throw new Error("the database has gone");
    },
  };
  const lame = createBoardFeed({
    ...api.deps,
    db: broken as unknown as typeof api.db,
    findMember: findTestMember,
    onError: failed,
  });
  const messages: string[] = [];
  const credentials = { cookies: signedInAs("owner").cookie ?? undefined, address: null };
  const member = await findTestMember(credentials, "tacos");
  if (member instanceof Refusal) throw new Error(member.code);
  await lame.watch({
    member,
    credentials,
    send: (text) => messages.push(text),
    end: () => undefined,
  });
  await publishOrderChanged(bus.events, { company_id: "tacos", id: order.id });
  await vi.waitFor(() => expect(messages).toEqual(['{"event_type":"BOARD_CHANGED"}']), 10_000);
  expect(failed).toHaveBeenCalled();
  await vi.waitFor(() => expect(board.orders()).toHaveLength(1), 10_000);
  await lame.close();
});

const staffChanged = (change: object) =>
  bus.events.publish("staff_changed", JSON.stringify(change));

test("an ended session ends its board at once, and only that", async () => {
  const [cashier, kitchen] = [await openBoard("cashier"), await openBoard("kitchen")];
  findMember = async (credentials, companyId) => {
    const member = await findTestMember(credentials, companyId);
    const isOut = !(member instanceof Refusal) && member.role === "cashier";
    return isOut ? new Refusal("signed_out") : member;
  };
  await staffChanged({ company_id: "burgers", account_id: null });
  expect(cashier.end).not.toHaveBeenCalled();
  await staffChanged({ company_id: "tacos", account_id: "account-cashier" });
  await vi.waitFor(() => expect(cashier.end).toHaveBeenCalledOnce(), 10_000);
  expect(kitchen.end).not.toHaveBeenCalled();
});

test("another role shows as much as it may from the next message on", async () => {
  const board = await openBoard("cashier");
  findMember = async (credentials, companyId) => {
    const member = await findTestMember(credentials, companyId);
    if (member instanceof Refusal) return member;
    return { ...member, role: "kitchen", permissions: rolePermissions.kitchen };
  };
  await staffChanged({ company_id: null, account_id: null });
  await accept();
  await vi.waitFor(() => expect(board.orders().at(-1)).toMatchObject({ client: null }), 10_000);
});

test("a check that is answered late does not give back the role that a later one has taken", async () => {
  const board = await openBoard("cashier");
  const present = findMember;
  const late = Promise.withResolvers<void>();
  findMember = async (...args) => {
    await late.promise;
    return present(...args);
  };
  const overtaken = board.recheck();
  findMember = async (...args) => {
    const member = await present(...args);
    if (member instanceof Refusal) return member;
    return { ...member, role: "kitchen", permissions: rolePermissions.kitchen };
  };
  await board.recheck();
  late.resolve();
  await overtaken;
  await accept();
  await vi.waitFor(() => expect(board.orders().at(-1)).toMatchObject({ client: null }), 10_000);
});

test("a failing database ends no board", async () => {
  const board = await openBoard("cashier");
  findMember = async () => {
    throw new Error("the database has gone");
  };
  await board.recheck();
  expect([board.end.mock.calls.length, failed.mock.calls.length]).toEqual([0, 1]);
});

test("a board that has left gets nothing, and a closed feed subscribes to nothing", async () => {
  const board = await openBoard("owner");
  expect(bus.channels()).toEqual(["order_changed", "board_changed", "staff_changed"]);
  board.leave();
  await accept();
  expect(board.messages).toEqual([]);
  await feed.close();
  expect(bus.channels()).toEqual([]);
});
