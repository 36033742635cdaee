import { ANSWER_LIMIT_MS } from "@comanda/ui/lazy/lazy-part.tsx";
import { expect, test, vi } from "vitest";
import { loadStyles } from "./load-styles.ts";

type Link = { href?: string; onload?: () => void; onerror?: () => void; remove: () => void };

/** A document whose style sheets are in `links`. */
function stubDocument() {
  const links: Link[] = [];
  const remove = (link: Link) => links.splice(links.indexOf(link), 1);
  const createElement = () => {
    const link: Link = { remove: () => void remove(link) };
    return link;
  };
  vi.stubGlobal("document", { createElement, head: { append: (link: Link) => links.push(link) } });
  return links;
}

test("styles are asked for once, and a limit that passes after they have come removes nothing", async () => {
  vi.useFakeTimers();
  const links = stubDocument();
  const loads = [loadStyles("/paper.css"), loadStyles("/paper.css")];
  links[0]?.onload?.();
  await Promise.all(loads);
  vi.advanceTimersByTime(ANSWER_LIMIT_MS);
  await loadStyles("/paper.css");
  expect(links.map(({ href }) => href)).toEqual(["/paper.css"]);
});

test.each<[string, (link: Link | undefined) => void]>([
  ["fail", (link) => link?.onerror?.()],
  ["do not come in time", () => vi.advanceTimersByTime(ANSWER_LIMIT_MS)],
])(
  "styles that %s do not keep the page closed, and are asked for again at the next opening",
  async (why, end) => {
    vi.useFakeTimers();
    const links = stubDocument();
    const load = loadStyles(`/${why}.css`);
    end(links[0]);
    await load;
    expect(links).toEqual([]);
    void loadStyles(`/${why}.css`);
    expect(links).toHaveLength(1);
  },
);
