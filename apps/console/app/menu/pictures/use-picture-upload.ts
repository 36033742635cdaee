import { ApiError } from "@comanda/contract/calls/api-client";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { pictureRefusal } from "../../api/picture-refusal.ts";
import type { MessageKey } from "../../i18n/text.ts";
import type { Uploads } from "../../parts/saving/use-uploads.ts";
import { newKey } from "../form/product-to-draft.ts";
import { type PictureFault, sortPictures } from "./sort-pictures.ts";

export const pictureErrorKeys = {
  notPicture: "menu.picture.notPicture",
  large: "menu.picture.large",
  pixels: "menu.picture.pixels",
  full: "menu.picture.full",
  tooMany: "menu.picture.tooMany",
  unreachable: "menu.picture.unreachable",
  refused: "change.refused",
} as const satisfies Record<PictureFault["reason"], MessageKey>;

/** A picture on its way, with the name of its file. */
type Picture = { name: string; content: Blob };

/** A fault in a list; two files may have the same name. */
type ShownFault = PictureFault & { key: string };

const shown = (fault: PictureFault): ShownFault => ({ ...fault, key: newKey() });

type Uploaded = { source: string; url: string };

/** Sends pictures; those that did not arrive are kept to be sent again. */
export function usePictureUpload(
  companyId: string,
  { track, running }: Uploads,
  onUploaded: (picture: Uploaded) => void,
) {
  const [faults, setFaults] = useState<ShownFault[]>([]);
  const [failed, setFailed] = useState<Picture[]>([]);

  /** Resolves to whether the picture arrived. */
  const send = async (picture: Picture): Promise<boolean> => {
    try {
      const body = picture.content;
      onUploaded(await officeApi("uploadPicture", { params: { companyId }, body }));
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const reason = pictureRefusal(failure);
      setFaults((before) => [...before, shown({ name: picture.name, reason })]);
      if (reason === "unreachable") setFailed((before) => [...before, picture]);
      return false;
    }
  };
  return {
    busy: running > 0,
    /** What is wrong with each file that was not taken. */
    faults,
    failed,
    send: (name: string, content: Blob) => track(send({ name, content })),
    retry: () => {
      setFailed([]);
      setFaults((before) => before.filter(({ reason }) => reason !== "unreachable"));
      for (const picture of failed) track(send(picture));
    },
    refuse: (name: string) =>
      setFaults((before) => [...before, shown({ name, reason: "notPicture" })]),
    /** The files that may be pictures, as many as there is space for; `faults` names the others. */
    accept: (files: readonly File[], space: number): File[] => {
      const sorted = sortPictures(files, space);
      const waiting = faults.filter(({ reason }) => reason === "unreachable");
      setFaults([...waiting, ...sorted.faults.map(shown)]);
      return sorted.pictures;
    },
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
