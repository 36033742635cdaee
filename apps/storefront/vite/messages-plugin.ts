import { readFile } from "node:fs/promises";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const query = "?messages";

/**
 * Makes `import messages from "./es.json?messages"` give the file's ICU messages compiled,
 * so that the browser formats them without carrying a parser. A message that does not parse
 * fails the build with its key.
 */
export function messagesPlugin(): Plugin {
  return {
    name: "comanda:messages",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(`.json${query}`)) return;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      const source: Record<string, string> = JSON.parse(await readFile(path, "utf8"));
      const compiled = Object.entries(source).map(([key, message]) => [key, compile(key, message)]);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`,
        moduleType: "js",
      };
    },
  };
}

function compile(key: string, message: string) {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    throw new Error(`The message ${key} is not valid ICU: ${message}`, { cause });
  }
}
