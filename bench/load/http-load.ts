// Requests one page repeatedly, as fast as it is answered, in a separate process. It parses only the
// length of a response: an expensive client would measure itself.
import { connect } from "node:net";

export type Target = { port: number; path: string; headers: Record<string, string> };
export type LoadJob = Target & { connections: number; seconds: number };
/** `failed` counts responses with a status other than 200. */
export type LoadResult = { perSecond: number; failed: number };

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

process.once("message", async (load: LoadJob) => {
  process.send?.(await run(load));
  process.disconnect();
});

async function run(load: LoadJob): Promise<LoadResult> {
  const total = { answers: 0, failed: 0 };
  const began = performance.now();
  const until = began + load.seconds * 1_000;
  await Promise.all(
    Array.from({ length: load.connections }, () => loadOneConnection(load, until, total)),
  );
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: total.answers / seconds, failed: total.failed };
}

/** One connection: sends a request, waits for the whole response, sends the next. */
function loadOneConnection(
  { port, path, headers }: Target,
  until: number,
  total: { answers: number; failed: number },
): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestBytes = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(requestBytes));
    socket.setNoDelay(true);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    const answered = ({ status }: Head) => {
      total.answers += 1;
      if (status !== 200) total.failed += 1;
      if (performance.now() < until) socket.write(requestBytes);
      else socket.end();
    };
    socket.on("data", createAnswerReader(answered));
  });
}

/** `bytes` is the length of the body; null for a chunked body. */
type Head = { status: number; bytes: number | null };

/** Reads responses piece by piece, and calls `answered` for each complete one. */
function createAnswerReader(answered: (head: Head) => void): (piece: Buffer) => void {
  let headBytes: Buffer = Buffer.alloc(0);
  let head: Head | null = null;
  /** The received bytes of the body, and the last of them. */
  let received = 0;
  let tail: Buffer = Buffer.alloc(0);
  return (piece) => {
    let body = piece;
    if (!head) {
      headBytes = Buffer.concat([headBytes, piece]);
      const end = headBytes.indexOf(HEAD_END);
      if (end < 0) return;
      head = readHead(headBytes.toString("latin1", 0, end));
      body = headBytes.subarray(end + HEAD_END.length);
      headBytes = Buffer.alloc(0);
      received = 0;
      tail = Buffer.alloc(0);
    }
    received += body.length;
    if (head.bytes === null) {
      tail = Buffer.concat([tail, body]).subarray(-LAST_CHUNK.length);
      if (!tail.equals(LAST_CHUNK)) return;
    } else if (received < head.bytes) {
      return;
    }
    const finished = head;
    head = null;
    answered(finished);
  };
}

function readHead(text: string): Head {
  const bytes = /\r\ncontent-length: (\d+)/iu.exec(text)?.[1];
  const status = Number(text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  return { status, bytes: bytes === undefined ? null : Number(bytes) };
}
