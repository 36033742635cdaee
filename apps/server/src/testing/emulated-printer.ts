import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { readEscPos } from "./esc-pos-reader.ts";

/** What came out of an emulated printer: the text up to a cut, or up to where it died. */
export type Paper = { text: string; isCut: boolean; pictures: number };

/**
 * A receipt printer on a TCP port, which understands ESC/POS. It answers DLE EOT at once, also
 * without paper, and GS r when everything before is printed. Its buffer is lost when it dies.
 */
export class EmulatedPrinter {
  readonly papers: Paper[] = [];
  /** Bytes that are no command it knows. */
  readonly unknown: number[] = [];
  port = 0;
  #server: Server | null = null;
  #sockets = new Set<Socket>();
  #hasPaper = true;
  #hangs = false;
  #isMute = false;
  #dieAfter: number | null = null;
  #paper: Paper = { text: "", isCut: false, pictures: 0 };

  /** Listens, on the port that it had before. */
  async start(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.port = typeof address === "object" && address ? address.port : 0;
  }

  /** Loses power: connections and the buffer are gone, and it does not answer. */
  async die(): Promise<void> {
    this.#dieAfter = null;
    if (this.#paper.text) this.papers.push(this.#paper);
    this.#paper = { text: "", isCut: false, pictures: 0 };
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    await closed;
  }

  /** Loses power after it has printed this many characters more. */
  dieAfter(characters: number): void {
    this.#dieAfter = characters;
  }

  /** Keeps its connections without reading or answering. */
  hang(): void {
    this.#hangs = true;
  }

  /** Prints what it gets, and never answers. */
  mute(): void {
    this.#isMute = true;
  }

  takePaper(): void {
    this.#hasPaper = false;
  }

  /** New paper: it goes on where it stopped, and answers again. */
  refill(): void {
    this.#hasPaper = true;
    this.#hangs = false;
    for (const socket of this.#sockets) socket.emit("printer-ready");
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    let buffer: Buffer = Buffer.alloc(0);
    let answered = 0;
    const work = () => {
      if (this.#hangs) return;
      answered = this.#answerStatusRequests(socket, buffer, answered);
      if (!this.#hasPaper) return;
      const rest = this.#print(socket, buffer);
      answered = Math.max(0, answered - (buffer.length - rest.length));
      buffer = rest;
    };
    socket.on("error", () => undefined);
    socket.on("printer-ready", work);
    socket.on("data", (bytes) => {
      buffer = Buffer.concat([buffer, bytes]);
      work();
    });
    socket.once("close", () => this.#sockets.delete(socket));
  }

  /**
   * Answers the real-time requests from `start` on, wherever they stand: as in real printers, bytes of a
   * picture can look like one, and belong to the picture all the same. Returns where to go on.
   */
  #answerStatusRequests(socket: Socket, bytes: Buffer, start: number): number {
    let at = start;
    for (; at + 2 < bytes.length; at += 1) {
      const [first, second, kind = 0] = bytes.subarray(at, at + 3);
      const isRequest = first === 0x10 && second === 0x04 && kind >= 1 && kind <= 4;
      if (isRequest) this.#answer(socket, this.#statusByte(kind));
    }
    return at;
  }

  #answer(socket: Socket, byte: number): void {
    if (!this.#isMute) socket.write(Uint8Array.of(byte));
  }

  #statusByte(kind: number): number {
    if (this.#hasPaper) return 0x12;
    if (kind === 1) return 0x12 | 0x08;
    return kind === 2 ? 0x12 | 0x20 : 0x12 | 0x60;
  }

  /** Prints letters; true when it has died of them. */
  #printText(text: string): boolean {
    this.#paper.text += text;
    if (this.#dieAfter === null) return false;
    this.#dieAfter -= text.length;
    if (this.#dieAfter > 0) return false;
    void this.die();
    return true;
  }

  #print(socket: Socket, bytes: Buffer): Buffer {
    const { read, commands } = readEscPos(bytes);
    for (const command of commands) {
      if (command.kind === "end") this.#answer(socket, 0);
      else if (command.kind === "cut") {
        this.papers.push({ ...this.#paper, isCut: true });
        this.#paper = { text: "", isCut: false, pictures: 0 };
      } else if (command.kind === "picture") this.#paper.pictures += 1;
      else if (command.kind === "unknown") this.unknown.push(command.byte);
      else if (command.kind === "text") {
        if (this.#printText(command.text)) return Buffer.alloc(0);
      }
    }
    return bytes.subarray(read);
  }
}
