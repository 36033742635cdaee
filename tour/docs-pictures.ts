import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { repositoryRoot } from "../e2e/support/repository-root.ts";
import type { ScreenSize } from "./setup/apps.ts";
import type { ScreenResult, Walk } from "./walk-journey.ts";

type DocsPicture = { file: string; journey: string; screen: string; size: ScreenSize };

/** The screens that the documents show, in English. */
const docsPictures: readonly DocsPicture[] = [
  { file: "board", journey: "console board", screen: "filled", size: "tablet" },
  { file: "new-order", journey: "console answers", screen: "other minutes", size: "phone" },
  { file: "cut-off", journey: "console cut-off board", screen: "cut off", size: "tablet" },
  { file: "sold-out", journey: "console sold out", screen: "until a time", size: "phone" },
  {
    file: "pause",
    journey: "console pause",
    screen: "slowed down and paused, before it is sent",
    size: "phone",
  },
  { file: "tablet", journey: "console tablet", screen: "PIN", size: "tablet" },
];

/** Whether a walk has screens that the documents show. */
export function isForDocs({ journey, locale, size }: Walk): boolean {
  return (
    locale === "en" &&
    docsPictures.some((each) => each.journey === journey.name && each.size === size)
  );
}

/** Writes the pictures of the documents as WebP to docs/pictures. Throws where a screen is missing. */
export async function writeDocsPictures(
  out: string,
  shots: readonly ScreenResult[],
): Promise<void> {
  const folder = path.join(repositoryRoot, "docs/pictures");
  await mkdir(folder, { recursive: true });
  for (const { file, journey, screen, size } of docsPictures) {
    const shot = shots.find(
      (each) => each.journey === journey && each.screen === screen && each.size === size,
    );
    if (!shot || shot.failure) throw new Error(`There is no picture of ${journey}, ${screen}`);
    await sharp(path.join(out, shot.file))
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(folder, `${file}.webp`));
  }
}
