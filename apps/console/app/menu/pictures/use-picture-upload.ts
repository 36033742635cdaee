import { ApiError } from "@comanda/contract/calls/api-client";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import type { MessageKey } from "../../i18n/text.ts";

/** Why a picture was not taken. */
type PictureError = "notPicture" | "large" | "unreachable" | "refused";

export const pictureErrorKeys = {
  notPicture: "menu.picture.notPicture",
  large: "menu.picture.large",
  unreachable: "menu.picture.unreachable",
  refused: "change.refused",
} as const satisfies Record<PictureError, MessageKey>;

const MAX_BYTES = 20 * 1024 * 1024;

type Uploaded = { source: string; url: string };

/** Sends pictures; those that did not arrive are kept to be sent again. */
export function usePictureUpload(companyId: string, onUploaded: (picture: Uploaded) => void) {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<PictureError | null>(null);
  const [failed, setFailed] = useState<Blob[]>([]);

  const send = async (picture: Blob) => {
    setError(null);
    setRunning((count) => count + 1);
    try {
      onUploaded(await officeApi("uploadPicture", { params: { companyId }, body: picture }));
    } catch (failure) {
      const reason = reasonOf(failure);
      setError(reason);
      if (reason === "unreachable") setFailed((before) => [...before, picture]);
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return {
    busy: running > 0,
    error,
    failed,
    send: (picture: Blob) => void send(picture),
    retry: () => {
      setFailed([]);
      for (const picture of failed) void send(picture);
    },
    refuse: () => setError("notPicture"),
    /** The files that may be pictures; `error` says what is wrong with the others. */
    accept: (files: readonly File[]): File[] => {
      const pictures = files.filter(({ type }) => type.startsWith("image/"));
      const small = pictures.filter(({ size }) => size <= MAX_BYTES);
      if (pictures.length < files.length) setError("notPicture");
      else setError(small.length < pictures.length ? "large" : null);
      return small;
    },
  };
}

/** Throws errors other than a failed call. */
function reasonOf(failure: unknown): PictureError {
  if (!(failure instanceof ApiError)) throw failure;
  if (failure.status === 0) return "unreachable";
  if (failure.code === "payload_too_large") return "large";
  return failure.code === "invalid_picture" || failure.code === "unsupported_media_type"
    ? "notPicture"
    : "refused";
}
