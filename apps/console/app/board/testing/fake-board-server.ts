import { ApiError } from "@comanda/contract/calls/api-client";
import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import type { StaffClient } from "@comanda/contract/staff/staff-client";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { SocketConnection } from "../connection/board-socket.ts";
import { boardFixture } from "./board-fixture.ts";

const nowIso = () => new Date().toISOString();

/** A server of boards in memory: it keeps orders with revisions, answers calls and sends messages. */
export class FakeBoardServer {
  readonly orders = new Map<string, StaffOrder>();
  readonly connections: SocketConnection[] = [];
  /** The names of the calls that came. */
  readonly calls: string[] = [];
  /** Whether requests fail before they arrive. */
  unreachable = false;
  /** The status and code of the answer to every call; null to answer it. */
  failure: {
    status: number;
    code: "signed_out" | "forbidden" | "illegal_transition" | "busy";
  } | null = null;

  readonly openSocket = (): SocketConnection => {
    const connection: SocketConnection = {
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => undefined,
    };
    this.connections.push(connection);
    return connection;
  };

  /** Opens the last connection. */
  connect(): void {
    this.connections.at(-1)?.onopen?.();
  }

  send(message: BoardMessage): void {
    this.connections.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Changes an order as another member does, without a message. */
  change(id: string, changes: Partial<StaffOrder>): StaffOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}`);
    const reached = changes.status && { status: changes.status, at: nowIso(), by: "Beto" };
    const history = reached ? [...order.history, reached] : order.history;
    const changed = { ...order, ...changes, history, revision: order.revision + 1 };
    this.orders.set(id, changed);
    return changed;
  }

  readonly call: StaffClient = async (name, input) => {
    this.calls.push(name);
    if (this.unreachable) throw new ApiError("POST", name, 0, {});
    if (this.failure) throw new ApiError("POST", name, this.failure.status, this.failure);
    return this.#answer(name, input as CallInput) as never;
  };

  #answer(name: string, { params, body }: CallInput): unknown {
    if (name === "readBoard") {
      return boardFixture({ now: nowIso(), orders: [...this.orders.values()] });
    }
    const order = this.orders.get(params.orderId);
    if (!order || !body) throw new ApiError("POST", name, 404, { code: "order_not_found" });
    if (order.revision !== body.revision) {
      const changed = { by: "Beto", at: nowIso(), status: order.status };
      throw new ApiError("POST", name, 409, { code: "order_changed", changed });
    }
    return this.change(order.id, effectOf(name, body));
  }
}

type CallInput = {
  params: { orderId: string };
  body?: { revision: number; minutes?: number; to?: StaffOrder["status"] };
};

function effectOf(name: string, { minutes = 0, to }: NonNullable<CallInput["body"]>) {
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const undo_until = soon(10_000);
  if (name === "acceptOrder") {
    return { status: "PREPARING", promised_at: soon(minutes * MINUTE_MS), undo_until } as const;
  }
  if (name === "stepOrderBack") return { status: "PENDING", undo_until: null } as const;
  return { status: to ?? "CANCELLED", undo_until } as const;
}
