import { createHash } from "node:crypto";
import {
  contrast,
  leastContrast,
  mix,
  parseColor,
  READABLE,
  type Rgb,
  VISIBLE,
} from "@comanda/storefront/app/theme/color.ts";
import { between } from "@comanda/storefront/app/theme/ground.ts";
import { WASH } from "@comanda/storefront/app/theme/palette.ts";
import { CANARY } from "./hostile-texts.ts";

type Tag = { name: string; attributes: Map<string, string>; text: string };

/**
 * What a page breaks of the law: nothing is slipped into it, nothing runs that the policy does not
 * know, all can be read. Throws where its markup is not as a page of ours is written.
 */
export function breaches(html: string, policy: string): string[] {
  const tags = tagsOf(html);
  return [...slippedInto(tags, policy), ...unreadable(tags)];
}

/** What a page is made of. Throws where its markup is not as a page of ours is written. */
function tagsOf(html: string): Tag[] {
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

/** A tag, the end of one, the doctype, or one of React's comments. */
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

const addressed = ["href", "src", "srcset", "action", "formaction", "poster", "data", "xlink:href"];

/** What is wrong with a page: markup or scripts slipped into it, addresses that run something. */
function slippedInto(tags: Tag[], policy: string): string[] {
  return tags.flatMap(({ name, attributes, text }) => {
    const wrong: string[] = [];
    if (name.includes(CANARY)) wrong.push(`<${name}>`);
    if (name === "script" && !allowed({ attributes, text }, policy)) {
      wrong.push(`a script that the policy does not know: ${text.slice(0, 80)}`);
    }
    for (const [key, value] of attributes) {
      if (/^on/iu.test(key) || key.includes(CANARY)) wrong.push(`<${name} ${key}>`);
      const runs = /^[\s\p{Cc}]*(javascript|data|vbscript|view-source|blob):/iu.test(
        value.replace(/[\t\n\r]/gu, ""),
      );
      if (addressed.includes(key.toLowerCase()) && runs) wrong.push(`<${name} ${key}="${value}">`);
    }
    return wrong;
  });
}

/** One of our files, one that the policy allows by what it says, or data that no browser runs. */
function allowed({ attributes, text }: Pick<Tag, "attributes" | "text">, policy: string): boolean {
  const src = attributes.get("src");
  if (src !== undefined) return src.startsWith("/assets/");
  if (attributes.get("type") === "application/ld+json") {
    JSON.parse(text);
    return true;
  }
  const hash = createHash("sha256").update(text).digest("base64");
  return policy.includes(`'sha256-${hash}'`);
}

/** The custom properties of the first element for which `picks` says so. */
function variablesOf(tags: Tag[], picks: (tag: Tag) => boolean): Map<string, string> {
  const style = tags.find(picks)?.attributes.get("style");
  if (!style) return new Map();
  const pairs = style.split(/;(?![^(]*\))/u).map((pair): [string, string] => {
    const colon = pair.indexOf(":");
    return [pair.slice(0, colon).trim(), pair.slice(colon + 1).trim()];
  });
  return new Map(pairs);
}

/** Every form that a colour, font or measure of ours is written in: nothing that a setting says. */
const ours =
  /^(#[\da-f]{6}|light|dark|transparent|currentColor|none|invert\(0\.88\) hue-rotate\(180deg\)|var\(--[\w-]+\)|\d+px|\d|\d+ \d+ \d+|rgb\([\d ./]+\)|linear-gradient\(165deg, #[\da-f]{6}, #[\da-f]{6}\)|"[\w ]+", system-ui, (sans-)?serif)$/u;

/** What of a page's colours cannot be read or seen on what it stands on. */
function unreadable(tags: Tag[]): string[] {
  const page = variablesOf(tags, ({ name }) => name === "html");
  const wrong = [...page].flatMap(([name, value]) =>
    name.startsWith("--") && !ours.test(value) ? [`${name}: ${value}`] : [],
  );
  const color = (name: string): Rgb => {
    const found = parseColor(page.get(`--${name}`));
    if (!found) throw new Error(`--${name} is no colour: ${page.get(`--${name}`)}`);
    return found;
  };
  const pictured = tags.some(({ attributes }) =>
    attributes.get("style")?.includes("color-mix(in srgb, var(--ground)"),
  );
  const behind = (page.get("--ground-fill")?.match(/#[\da-f]{6}/gu) ?? []).map(
    (stop) => parseColor(stop) as Rgb,
  );
  const under = ([0, 255] as const).map((part) => mix(color("ground"), [part, part, part], WASH));
  const softs = ["accent", "positive", "warning", "danger"].map((tone) => color(`${tone}-soft`));
  const grounds = [...(pictured ? under : between(behind)), color("surface"), ...softs];
  for (const name of ["ink", "ink-muted", "accent-text", "positive", "warning", "danger"]) {
    if (leastContrast(color(name), grounds) < READABLE) wrong.push(name);
  }
  for (const name of ["field", "accent-edge"]) {
    if (leastContrast(color(name), grounds) < VISIBLE) wrong.push(name);
  }
  if (contrast(color("accent"), color("accent-ink")) < READABLE) wrong.push("accent-ink");
  const button = parseColor(page.get("--button"));
  const label = parseColor(page.get("--button-ink"));
  if (button && label && contrast(button, label) < READABLE) wrong.push("button-ink");
  return [...wrong, ...unreadableLanding(tags)];
}

/** The same of the landing page, which has its own ground. */
function unreadableLanding(tags: Tag[]): string[] {
  const landing = variablesOf(tags, ({ attributes }) =>
    (attributes.get("class") ?? "").split(" ").includes("landing"),
  );
  if (landing.size === 0) return [];
  const stops = (landing.get("background")?.match(/#[\da-f]{6}/gu) ?? []).map(
    (stop) => parseColor(stop) as Rgb,
  );
  const wash = tags.flatMap(({ attributes }) => {
    const found = /background:rgb\((\d+) \d+ \d+ \/ ([\d.]+)\)/u.exec(
      attributes.get("style") ?? "",
    );
    return found ? [{ gray: Number(found[1]), share: Number(found[2]) }] : [];
  })[0];
  const grounds = wash
    ? ([0, 255] as const).map((part) =>
        mix([wash.gray, wash.gray, wash.gray], [part, part, part], wash.share),
      )
    : between(stops);
  const texts = ["--landing-title", "--landing-ink"].filter((name) => {
    const text = parseColor(landing.get(name));
    return !text || leastContrast(text, grounds) < READABLE;
  });
  const box = variablesOf(
    tags,
    ({ name, attributes }) =>
      name === "div" && (attributes.get("style") ?? "").startsWith("--button:"),
  );
  const button = parseColor(box.get("--button"));
  const label = parseColor(box.get("--button-ink"));
  const unread = button && label && contrast(button, label) < READABLE;
  return unread ? [...texts, "the landing page's buttons"] : texts;
}
