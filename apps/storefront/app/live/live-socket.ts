import { orderSocketPath } from "@comanda/contract/calls/order-socket";

/** Milliseconds (conformance 9.2, 9.4). */
export const PING_INTERVAL_MS = 45_000;
export const RECONNECT_DELAY_MS = 5_000;

/** Milliseconds between tries while no connection has ever opened: the page polls at this interval anyway. */
export const CALM_RECONNECT_DELAY_MS = 30_000;

/** Milliseconds between two loads because of messages that cannot be read: another backend may send many of them. */
export const REFRESH_GAP_MS = 2_000;

/** Milliseconds to wait for a pong. A connection without one is broken, although it looks open. */
export const PONG_TIMEOUT_MS = 10_000;

/** The used members of a browser's websocket. */
export type SocketConnection = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type LiveSocketOptions = {
  /** The `socket_authorization` of the last answer. If it is null, `refresh` loads one. */
  token: string | null;
  open: (token: string) => SocketConnection;
  /** Takes a message. Returns false for one that cannot be read: then `refresh` is called. */
  receive: (data: unknown) => boolean;
  /** Whether a change is awaited within seconds, as of a payment. */
  isUrgent: () => boolean;
  /** Loads over HTTP what is followed. Resolves to its token, or to null without one or after a failure. */
  refresh: () => Promise<string | null>;
};

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Follows an order, or a table, by a websocket until it is stopped (conformance 4.13 to 4.17, decision 24). A
 * connection that ends is opened again after 5 seconds with the last token. A connection that never
 * opened may have been refused because of its token, which browsers do not report: then `refresh` loads
 * it first, which brings a new token and all changes. In this way the socket recovers from a
 * server's restart and from sleep, and polls where the network blocks websockets.
 */
export class LiveSocket {
  readonly #options: LiveSocketOptions;
  #token: string | null;
  #connection: SocketConnection | null = null;
  #state: "connecting" | "open" | "waiting" | "refreshing" | "stopped" = "waiting";
  /** Whether the last connection never opened. */
  #refused = false;
  #nextTimer: Timer;
  #pongTimer: Timer;
  /** Runs after a load because of a message that cannot be read. */
  #gapTimer: Timer;
  /** Whether such a message came meanwhile. */
  #isStale = false;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#token = options.token;
    this.#refused = options.token === null;
    void this.#reconnect();
  }

  /** Sets the token for the next connections. */
  renew(token: string): void {
    this.#token = token;
  }

  /**
   * Call it when the page is visible again or the network is back. A waiting socket connects at once; an
   * open one pings, to find out whether the connection still works.
   */
  wake(): void {
    if (this.#state === "open") this.#ping();
    if (this.#state === "waiting") void this.#reconnect();
  }

  stop(): void {
    this.#closeConnection();
    clearTimeout(this.#gapTimer);
    this.#state = "stopped";
  }

  #connect(): void {
    this.#state = "connecting";
    try {
      this.#connection = this.#token === null ? null : this.#options.open(this.#token);
    } catch {
      // A security policy of the page can forbid websockets: the constructor throws then.
      this.#connection = null;
    }
    if (!this.#connection) {
      this.#handleEnd();
      return;
    }
    this.#connection.onopen = () => {
      this.#state = "open";
      this.#nextTimer = setTimeout(() => this.#ping(), PING_INTERVAL_MS);
    };
    this.#connection.onmessage = ({ data }) => this.#receive(data);
    this.#connection.onclose = () => this.#handleEnd();
  }

  #receive(data: unknown): void {
    clearTimeout(this.#pongTimer);
    this.#pongTimer = undefined;
    if (!this.#options.receive(data)) this.#refreshAfterGap();
  }

  /** Loads at once, and once more later if further messages come meanwhile. */
  #refreshAfterGap(): void {
    this.#isStale = true;
    if (this.#gapTimer !== undefined) return;
    this.#isStale = false;
    void this.#refresh();
    this.#gapTimer = setTimeout(() => {
      this.#gapTimer = undefined;
      if (this.#isStale) this.#refreshAfterGap();
    }, REFRESH_GAP_MS);
  }

  async #refresh(): Promise<void> {
    this.#token = (await this.#options.refresh()) ?? this.#token;
  }

  #ping(): void {
    clearTimeout(this.#nextTimer);
    this.#connection?.send("ping");
    this.#nextTimer = setTimeout(() => this.#ping(), PING_INTERVAL_MS);
    this.#pongTimer ??= setTimeout(() => this.#handleEnd(), PONG_TIMEOUT_MS);
  }

  #handleEnd(): void {
    this.#refused = this.#state !== "open";
    this.#closeConnection();
    this.#state = "waiting";
    const isCalm = this.#refused && !this.#options.isUrgent();
    const delay = isCalm ? CALM_RECONNECT_DELAY_MS : RECONNECT_DELAY_MS;
    this.#nextTimer = setTimeout(() => void this.#reconnect(), delay);
  }

  async #reconnect(): Promise<void> {
    clearTimeout(this.#nextTimer);
    if (this.#refused) {
      this.#state = "refreshing";
      await this.#refresh();
      if (!this.#is("refreshing")) return;
    }
    this.#connect();
  }

  /** A method, because TypeScript does not see that the state may change during an `await`. */
  #is(state: string): boolean {
    return this.#state === state;
  }

  /** Closes the connection and clears its timers and handlers. */
  #closeConnection(): void {
    clearTimeout(this.#nextTimer);
    clearTimeout(this.#pongTimer);
    this.#pongTimer = undefined;
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    connection.onopen = null;
    connection.onmessage = null;
    connection.onclose = null;
    connection.close();
  }
}

/** Opens the websocket at the page's own origin, which forwards it if the API is elsewhere. */
export function openConnection(token: string): SocketConnection {
  const url = new URL(orderSocketPath, window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("authorization", token);
  return new WebSocket(url) as SocketConnection;
}
