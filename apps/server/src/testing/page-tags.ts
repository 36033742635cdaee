/** A tag of a page with its attributes, and with its text where it is a script or the like. */
export type Tag = { name: string; attributes: Map<string, string>; text: string };

/** Parses a page into tags. Throws where the markup has another form than ours. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf("<", at);
    if (start < 0) break;
    token.lastIndex = start;
    const found = token.exec(html);
    if (!found) throw new Error(`Not our markup: ${html.slice(start, start + 80)}`);
    at = token.lastIndex;
    const [, name, written] = found;
    if (!name) continue;
    const raw = ["script", "style", "title", "textarea"].includes(name);
    const end = raw ? html.indexOf(`</${name}>`, at) : at;
    const attributes = attributesOf(written ?? "");
    tags.push({ name, attributes, text: html.slice(at, end) });
    at = end;
  }
  return tags;
}

/** A start tag, an end tag, the doctype, or one of React's comments. */
const token =
  /<(?:([a-z][a-z\d-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?|\/[a-z][\w-]*|!DOCTYPE html|!--[^-]*--)>/giuy;

function attributesOf(written: string): Map<string, string> {
  const found = written.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, unescaped(value)]));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => entities[name] ?? "");
}

/** Returns the properties of a tag's style attribute, by their names. */
export function styleOf({ attributes }: Tag): Map<string, string> {
  const pairs = (attributes.get("style") ?? "").split(/;(?![^(]*\))/u).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const colon = pair.indexOf(":");
      return [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()];
    }),
  );
}
