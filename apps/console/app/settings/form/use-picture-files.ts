import { useState } from "react";

/** The stored files of a section's pictures: those that the server names, and newly uploaded ones. */
export function usePictureFiles(storedFiles: Readonly<Record<string, string>>) {
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  return {
    /** The stored file of a picture by its name in the value; undefined where it has none. */
    pictureFile: (source: unknown): string | undefined =>
      typeof source === "string" ? (uploaded[source] ?? storedFiles[source]) : undefined,
    /** Notes the stored file of a picture that was uploaded. */
    addPictureFile: (source: string, file: string) =>
      setUploaded((before) => ({ ...before, [source]: file })),
  };
}
