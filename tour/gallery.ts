import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ScreenResult } from "./walk-journey.ts";

/** Writes index.html: a section per journey, a row per screen, with languages and sizes side by side. */
export async function writeGallery(out: string, shots: readonly ScreenResult[]): Promise<string> {
  const journeys = Map.groupBy(shots, ({ journey }) => journey);
  const parts = [...journeys].map(
    ([name, screenshots]) =>
      `<section id="${html(name)}"><h2>${html(name)}</h2>${rows(screenshots).join("")}</section>`,
  );
  const links = [...journeys.keys()].map((name) => `<a href="#${html(name)}">${html(name)}</a>`);
  const failed = shots.filter(({ failure }) => failure !== null).length;
  const file = path.join(out, "index.html");
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Tour</title><style>${style}</style>
<h1>Tour</h1><p>${shots.length} pictures, ${failed} screens not reached</p><nav>${links.join(" ")}</nav>${parts.join("\n")}
`,
  );
  return file;
}

function rows(shots: readonly ScreenResult[]): string[] {
  const screens = Map.groupBy(shots, ({ screen }) => screen);
  return [...screens].map(([screen, screenshots]) => {
    const sorted = screenshots.toSorted((a, b) => b.size.localeCompare(a.size));
    return `<h3>${html(screen)}</h3><div class="row">${sorted.map(figure).join("")}</div>`;
  });
}

function figure({ file, locale, size, failure, faults, suggestions }: ScreenResult): string {
  const texts = [failure, ...faults].filter((text) => text !== null);
  const href = file.split(path.sep).map(encodeURIComponent).join("/");
  return `<figure class="${size}"><a href="${href}"><img loading="lazy" src="${href}" alt=""></a>
<figcaption>${locale} · ${size}${texts.map((text) => `<p>${html(text)}</p>`).join("")}${suggestions.map((text) => `<small>${html(text)}</small>`).join("")}</figcaption></figure>`;
}

function html(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
body { font: 15px system-ui; margin: 2rem; background: #ddd; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; position: sticky; top: 0; background: #ddd; padding: .5rem 0; }
.row { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-bottom: 1rem; }
figure { margin: 0; flex: none; }
.phone { width: 270px; } .tablet { width: 520px; } .desktop { width: 640px; }
img { width: 100%; border-radius: 8px; background: #fff; }
figcaption small { display: block; color: #555; }
figcaption p { color: #b00020; margin: .25rem 0; overflow-wrap: anywhere; }
`;
