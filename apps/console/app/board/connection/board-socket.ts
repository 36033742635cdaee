import { type BoardMessage, SESSION_ENDED_CODE } from "@comanda/contract/staff/board-socket";

/** Milliseconds between two attempts to connect: the first, doubled up to the last. */
const FIRST_WAIT_MS = 500;
const LAST_WAIT_MS = 5_000;
/** Milliseconds after which a connection that has not opened is given up. */
const OPEN_TIMEOUT_MS = 8_000;

/** The used members of a browser's websocket. */
export type SocketConnection = Pick<WebSocket, "close"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type BoardSocketOptions = {
  open: () => SocketConnection;
  onOpen: () => void;
  /** Called with each message; null where it cannot be read. */
  onMessage: (message: BoardMessage | null) => void;
  onClose: () => void;
  onSessionEnded: () => void;
};

/** Follows a company's board by a websocket, and connects again whenever it ends, until `stop`. */
export class BoardSocket {
  readonly #options: BoardSocketOptions;
  #connection: SocketConnection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #stopped = false;

  constructor(options: BoardSocketOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Drops the connection, which may be dead although it looks open, and connects at once. */
  reconnect(): void {
    if (this.#stopped) return;
    this.#wait = FIRST_WAIT_MS;
    this.#drop();
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
  }

  #connect(): void {
    try {
      this.#connection = this.#options.open();
    } catch {
      this.#end();
      return;
    }
    this.#timer = setTimeout(() => this.#end(), OPEN_TIMEOUT_MS);
    this.#connection.onopen = () => {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT_MS;
      this.#options.onOpen();
    };
    this.#connection.onmessage = ({ data }) => this.#options.onMessage(parseMessage(data));
    this.#connection.onclose = ({ code }) => {
      if (code !== SESSION_ENDED_CODE) return this.#end();
      this.stop();
      this.#options.onSessionEnded();
    };
  }

  #end(): void {
    this.#drop();
    this.#options.onClose();
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LAST_WAIT_MS);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    connection.onopen = null;
    connection.onmessage = null;
    connection.onclose = null;
    connection.close();
  }
}

function parseMessage(data: unknown): BoardMessage | null {
  try {
    const message = JSON.parse(String(data));
    const isKnown =
      message?.event_type === "PING" ||
      message?.event_type === "BOARD_CHANGED" ||
      (message?.event_type === "ORDER_CHANGED" && typeof message.order?.id === "string");
    return isKnown ? message : null;
  } catch {
    return null;
  }
}
