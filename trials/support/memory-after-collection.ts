import { once } from "node:events";

/** A collection on a busy machine takes seconds. */
const ANSWER_MS = 30_000;

/** The part of an answer of Node's inspector that is read here. */
type Answer = { id: number; result: { result?: { value?: unknown } } };

/**
 * Collects the garbage of a Node process whose inspector listens at this port, and returns what is left in MB: its heap, its
 * buffers and its WebAssembly memory. Throws when the inspector does not answer.
 */
export async function memoryAfterCollection(port: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`No process can be inspected at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await once(socket, "open", { signal: AbortSignal.timeout(ANSWER_MS) });
    await ask(socket, { id: 1, method: "HeapProfiler.collectGarbage" });
    const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
    const { result } = await ask(socket, {
      id: 2,
      method: "Runtime.evaluate",
      params: { expression },
    });
    return Number(result.result?.value) / 1_024 / 1_024;
  } finally {
    socket.close();
  }
}

/** Sends a question to an inspector that is asked nothing else, and returns its answer. */
async function ask(socket: WebSocket, question: { id: number; method: string; params?: object }) {
  const answered = once(socket, "message", { signal: AbortSignal.timeout(ANSWER_MS) }) as Promise<
    [MessageEvent<string>]
  >;
  socket.send(JSON.stringify(question));
  const [{ data }] = await answered;
  const answer = JSON.parse(data) as Answer;
  if (answer.id !== question.id) throw new Error(`The inspector answered ${data}`);
  return answer;
}
