/** A wrong answer that replaces the correct answer of a call. */
export type FaultyAnswer =
  | { answer: (correct: unknown) => unknown }
  | { status: number }
  | { text: string }
  /** Bytes as a server in front of the backend sends them: an error page, a redirect, a compressed answer. */
  | { raw: (correct: unknown) => RawAnswer }
  /** The correct answer after a delay, in milliseconds. */
  | { slowMs: number }
  | { dropped: true }
  /** No answer, over a connection that stays open. */
  | { silent: true };

export type RawAnswer = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** Returns the correct answer with another value at a path, such as `0.products.1.name`. */
export function withValueAt(path: string, value: unknown): FaultyAnswer {
  return {
    answer: (correct) =>
      editedAt(correct, path, (holder, key) => {
        holder[key] = value;
      }),
  };
}

/** Returns the correct answer without the value at a path. */
export function withoutValueAt(path: string): FaultyAnswer {
  return { answer: (correct) => editedAt(correct, path, (holder, key) => delete holder[key]) };
}

/** Returns a completely different answer. */
export function replacedBy(answer: unknown): FaultyAnswer {
  return { answer: () => answer };
}

type Parent = Record<string, unknown>;

function editedAt(correct: unknown, path: string, edit: (holder: Parent, key: string) => void) {
  const whole = structuredClone(correct);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((within, key) => within[key] as Parent, whole as Parent);
  edit(holder, last);
  return whole;
}

/** The ways in which a whole call fails. */
export const callFailures: Record<string, FaultyAnswer> = {
  "answers 500": { status: 500 },
  "answers 404": { status: 404 },
  "answers invalid JSON": { text: "<html>Service temporarily</html>" },
  "answers late": { slowMs: 10_000 },
  "drops the connection": { dropped: true },
};
