import { createHash } from "node:crypto";
import { checkColors, type PageLook } from "./check-colors.ts";
import { CANARY } from "./hostile-texts.ts";
import { type Tag, tagsOf } from "./page-tags.ts";

/**
 * Finds faults of a page: injected content, scripts that the policy does not allow, and unreadable
 * text. Also returns the page's looks, so that a test can count them. Throws where the markup has
 * another form than ours.
 */
export function checkPage(
  html: string,
  policy: string,
  page: { landing: boolean },
): { breaches: string[]; looks: PageLook[] } {
  const tags = tagsOf(html);
  const colors = checkColors(tags, page);
  return { breaches: [...injectedContent(tags, policy), ...colors.breaches], looks: colors.looks };
}

const URL_ATTRIBUTES = [
  "href",
  "src",
  "srcset",
  "action",
  "formaction",
  "poster",
  "data",
  "xlink:href",
];

/** Injected markup or scripts, and URLs that run something. */
function injectedContent(tags: Tag[], policy: string): string[] {
  return tags.flatMap(({ name, attributes, text }) => {
    const wrong: string[] = [];
    if (name.includes(CANARY)) wrong.push(`<${name}>`);
    if (name === "script" && !isAllowed({ attributes, text }, policy)) {
      wrong.push(`a script that the policy does not know: ${text.slice(0, 80)}`);
    }
    for (const [key, value] of attributes) {
      if (/^on/iu.test(key) || key.includes(CANARY)) wrong.push(`<${name} ${key}>`);
      const runs = /^[\s\p{Cc}]*(javascript|data|vbscript|view-source|blob):/iu.test(
        value.replace(/[\t\n\r]/gu, ""),
      );
      if (URL_ATTRIBUTES.includes(key.toLowerCase()) && runs)
        wrong.push(`<${name} ${key}="${value}">`);
    }
    return wrong;
  });
}

/** Returns one of our files, a script that the policy allows, or data that no browser runs. */
function isAllowed(
  { attributes, text }: Pick<Tag, "attributes" | "text">,
  policy: string,
): boolean {
  const src = attributes.get("src");
  if (src !== undefined) return src.startsWith("/assets/");
  if (attributes.get("type") === "application/ld+json") {
    JSON.parse(text);
    return true;
  }
  const hash = createHash("sha256").update(text).digest("base64");
  return policy.includes(`'sha256-${hash}'`);
}
