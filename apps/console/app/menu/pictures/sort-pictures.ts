import type { PictureRefusal } from "../../api/picture-refusal.ts";

/** Why the picture in a file was not taken. */
export type PictureFault = {
  name: string;
  reason: PictureRefusal | "tooMany";
};

const MAX_BYTES = 20 * 1024 * 1024;

/** Parts files into those that may be pictures, at most `space`, and what is wrong with each other one. */
export function sortPictures<Item extends Pick<File, "name" | "type" | "size">>(
  files: readonly Item[],
  space: number,
): { pictures: Item[]; faults: PictureFault[] } {
  const pictures: Item[] = [];
  const faults: PictureFault[] = [];
  for (const file of files) {
    const { name, type, size } = file;
    if (!type.startsWith("image/")) faults.push({ name, reason: "notPicture" });
    else if (size > MAX_BYTES) faults.push({ name, reason: "large" });
    else if (pictures.length >= space) faults.push({ name, reason: "tooMany" });
    else pictures.push(file);
  }
  return { pictures, faults };
}
