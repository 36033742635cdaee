/** A text that is not a value yet, such as `12,` for a number. */
export type Typed = { text: string; fault: string | null };

/** What was typed, by the names of the fields. */
export type Texts = Readonly<Record<string, Typed>>;

/** What is wrong with each text, by the names of the fields. */
export function faultsOfTexts(texts: Texts): Record<string, string> {
  const faults = Object.entries(texts).flatMap(([name, { fault }]) =>
    fault === null ? [] : [[name, fault] as const],
  );
  return Object.fromEntries(faults);
}

/** The texts that were typed after `before`. */
export function textsSince(before: Texts, texts: Texts): Texts {
  return keep(texts, (name, typed) => before[name] !== typed);
}

/** The texts without those whose names begin with `prefix`. */
export function textsWithout(texts: Texts, prefix: string): Texts {
  return keep(texts, (name) => !name.startsWith(prefix));
}

function keep(texts: Texts, isKept: (name: string, typed: Typed) => boolean): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, typed]) => isKept(name, typed)));
}
