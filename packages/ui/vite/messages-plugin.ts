import { readFile } from "node:fs/promises";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";
import type { Message } from "../src/i18n/format-message.ts";

const pattern = /^(?<file>.+\.json)\?messages=(?<part>\w+)$/u;

/**
 * Makes `import messages from "./es.json?messages=first"` give one part of the file's ICU messages,
 * compiled, so that the browser needs no parser. `partOf` names the part of each key. A message that
 * cannot be parsed fails the build with its key.
 */
export function messagesPlugin(partOf: (key: string) => string): Plugin {
  return {
    name: "comanda:messages",
    enforce: "pre",
    async load(id) {
      const { file, part } = pattern.exec(id)?.groups ?? {};
      if (!file) return;
      this.addWatchFile(file);
      const source: Record<string, string> = JSON.parse(await readFile(file, "utf8"));
      const compiled = Object.entries(source)
        .filter(([key]) => partOf(key) === part)
        .map(([key, message]) => [key, compile(key, message)]);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`,
        moduleType: "js",
      };
    },
  };
}

function compile(key: string, message: string): Message {
  try {
    const compiled = compileMessageOrThrow(message);
    if (!isMessage(compiled)) throw new Error("Only values, numbers and plurals can be formatted");
    return compiled;
  } catch (cause) {
    throw new Error(`The message ${key} is not valid ICU: ${message}`, { cause });
  }
}

/** Whether the browser can format a compiled message. */
function isMessage(compiled: unknown): compiled is Message {
  if (typeof compiled === "string") return true;
  return (
    Array.isArray(compiled) &&
    compiled.every((part) => {
      if (typeof part === "string") return true;
      const [, type, forms] = part;
      if (type !== "plural") return (!type || type === "number") && !forms;
      const { offset, ...words } = forms;
      return offset === undefined && "other" in words && Object.values(words).every(isMessage);
    })
  );
}
