import { isShown } from "./geometry.ts";
import { textNodes } from "./text-lines.ts";

/**
 * Makes each text about forty per cent longer, like a verbose language, with accents above and brackets
 * around; numbers and prices stay. `restorePage` undoes it.
 */
export function pseudoLocalizePage(): void {
  const originals: [Text | Element, string][] = [];
  for (const node of textNodes(document.body)) {
    const parent = node.parentElement;
    if (!/\p{L}{3}/u.test(node.data) || !parent || !isShown(parent)) continue;
    if (parent.closest("option, [role=application]")) continue;
    originals.push([node, node.data]);
    node.data = pseudoLocalize(node.data);
  }
  for (const field of document.querySelectorAll("[placeholder]")) {
    originals.push([field, field.getAttribute("placeholder") ?? ""]);
    field.setAttribute("placeholder", pseudoLocalize(field.getAttribute("placeholder") ?? ""));
  }
  Object.assign(window, { textsBeforePseudo: originals });
}

/** Puts back the texts that `pseudoLocalizePage` has replaced. */
export function restorePage(): void {
  const { textsBeforePseudo: originals = [] } = window as unknown as {
    textsBeforePseudo?: [Text | Element, string][];
  };
  for (const [node, text] of originals) {
    if (node instanceof Text) node.data = text;
    else node.setAttribute("placeholder", text);
  }
}

/** Returns a text about forty per cent longer, with accents above and brackets around. */
export function pseudoLocalize(text: string): string {
  const accents: Record<string, string> = { a: "àá", e: "èé", i: "ìí", o: "òó", u: "ùú" };
  const words = text.trim().replace(/\p{L}{2,}/gu, (word) => {
    // An Arabic word is stretched; a word without vowels repeats a part of itself.
    if (/\p{Script=Arabic}/u.test(word))
      return word.replace(/(?<=\p{L}[سشصضطظعغفقكلمنهيبتثجحخ])(?=\p{L})/gu, "ــ");
    const drawn = word.replace(/[aeiou]/giu, (vowel) => accents[vowel.toLowerCase()] ?? vowel);
    return drawn === word ? word + word.slice(0, Math.ceil(word.length * 0.4)) : drawn;
  });
  const [before = ""] = /^\s*/u.exec(text) ?? [];
  const [after = ""] = /\s*$/u.exec(text) ?? [];
  return `${before}[${words}]${after}`;
}
