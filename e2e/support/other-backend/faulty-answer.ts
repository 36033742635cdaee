/** What a call answers instead of its plain answer. */
export type FaultyAnswer =
  | { answer: (plain: unknown) => unknown }
  | { status: number }
  | { text: string }
  /** The plain answer after so many milliseconds. */
  | { slowMs: number }
  | { dropped: true };

/** The plain answer with another value at a path, such as `0.products.1.name`. */
export function withValueAt(path: string, value: unknown): FaultyAnswer {
  return {
    answer: (plain) =>
      editedAt(plain, path, (holder, key) => {
        holder[key] = value;
      }),
  };
}

/** The plain answer without what stands at a path. */
export function withoutValueAt(path: string): FaultyAnswer {
  return { answer: (plain) => editedAt(plain, path, (holder, key) => delete holder[key]) };
}

/** Another answer altogether. */
export function replacedBy(answer: unknown): FaultyAnswer {
  return { answer: () => answer };
}

type Parent = Record<string, unknown>;

function editedAt(plain: unknown, path: string, edit: (holder: Parent, key: string) => void) {
  const whole = structuredClone(plain);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((within, key) => within[key] as Parent, whole as Parent);
  edit(holder, last);
  return whole;
}

/** What may go wrong with a call as a whole. */
export const callFailures: Record<string, FaultyAnswer> = {
  "answers 500": { status: 500 },
  "answers 404": { status: 404 },
  "answers what is no JSON": { text: "<html>Service temporarily</html>" },
  "answers after ten seconds": { slowMs: 10_000 },
  "drops the connection": { dropped: true },
};
