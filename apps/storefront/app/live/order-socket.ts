import type { Order } from "@comanda/contract/orders/order";
import { parseOrderEvent } from "./parse-order-event.ts";

/** Spec §9, in milliseconds. */
export const PING_INTERVAL_MS = 45_000;
export const RECONNECT_DELAY_MS = 5_000;

/** An answer that takes longer will not come: the connection is dead, and does not know it. */
export const PONG_TIMEOUT_MS = 10_000;

/** The parts of a browser's websocket that are used here. */
export type SocketConnection = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type OrderSocketOptions = {
  orderId: string;
  /** The `socket_authorization` of the order's last answer; null where none is known: it is asked for. */
  token: string | null;
  open: (token: string) => SocketConnection;
  onOrder: (order: Order) => void;
  /** Asks for the order by itself; its token, or null when it brings none or could not be had. */
  refresh: () => Promise<string | null>;
};

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Follows an order until it is stopped (spec §4, Tracking page). A connection that ends is made again
 * after 5 seconds with the last token. One that never opened may have been refused for its token,
 * which a browser does not tell: then the order is asked for first, which brings another token, and
 * what has changed meanwhile. So a server that restarts, sleep, and a network that lets no websocket
 * through are all got over alike.
 */
export class OrderSocket {
  readonly #options: OrderSocketOptions;
  #token: string | null;
  #line: SocketConnection | null = null;
  #state: "connecting" | "open" | "waiting" | "asking" | "stopped" = "waiting";
  /** Whether the last connection never opened. */
  #refused = false;
  #next: Timer;
  #pong: Timer;

  constructor(options: OrderSocketOptions) {
    this.#options = options;
    this.#token = options.token;
    this.#refused = options.token === null;
    void this.#again();
  }

  /** From now on connections are made with this token. */
  renew(token: string): void {
    this.#token = token;
  }

  /**
   * The page is looked at again, or has a network again: who waits to connect does so at once, and who
   * is connected finds out whether that is still so.
   */
  wake(): void {
    if (this.#state === "open") this.#ping();
    if (this.#state === "waiting") void this.#again();
  }

  stop(): void {
    this.#hangUp();
    this.#state = "stopped";
  }

  #connect(): void {
    this.#state = "connecting";
    try {
      this.#line = this.#token === null ? null : this.#options.open(this.#token);
    } catch {
      // Where the page's policy knows no websockets, they cannot even be made.
      this.#line = null;
    }
    if (!this.#line) {
      this.#ended();
      return;
    }
    this.#line.onopen = () => {
      this.#state = "open";
      this.#next = setTimeout(() => this.#ping(), PING_INTERVAL_MS);
    };
    this.#line.onmessage = ({ data }) => this.#hear(data);
    this.#line.onclose = () => this.#ended();
  }

  #hear(data: unknown): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const heard = parseOrderEvent(data);
    if (heard === "unreadable") void this.#ask();
    else if (heard?.id === this.#options.orderId) this.#options.onOrder(heard);
  }

  async #ask(): Promise<void> {
    this.#token = (await this.#options.refresh()) ?? this.#token;
  }

  #ping(): void {
    clearTimeout(this.#next);
    this.#line?.send("ping");
    this.#next = setTimeout(() => this.#ping(), PING_INTERVAL_MS);
    this.#pong ??= setTimeout(() => this.#ended(), PONG_TIMEOUT_MS);
  }

  #ended(): void {
    this.#refused = this.#state !== "open";
    this.#hangUp();
    this.#state = "waiting";
    this.#next = setTimeout(() => void this.#again(), RECONNECT_DELAY_MS);
  }

  async #again(): Promise<void> {
    clearTimeout(this.#next);
    if (this.#refused) {
      this.#state = "asking";
      await this.#ask();
      if (!this.#is("asking")) return;
    }
    this.#connect();
  }

  /** Also after somebody else may have changed it. */
  #is(state: string): boolean {
    return this.#state === state;
  }

  /** Nothing is heard of this connection any more, nor of the timers that belong to it. */
  #hangUp(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = null;
    line.onmessage = null;
    line.onclose = null;
    line.close();
  }
}
