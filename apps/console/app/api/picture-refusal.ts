import type { ApiError } from "@comanda/contract/calls/api-client";
import { isTemporary } from "./temporary-failure.ts";

/** Why the server did not take a picture. After `unreachable` the same picture may be taken later. */
export type PictureRefusal = "notPicture" | "large" | "pixels" | "full" | "unreachable" | "refused";

/** Returns why a picture was not taken; `unreachable` or `refused` where the reason is not the picture itself. */
export function pictureRefusal(failure: ApiError): PictureRefusal {
  if (isTemporary(failure)) return "unreachable";
  // A proxy in front of the server has a limit of its own.
  if (failure.status === 413) return "large";
  if (failure.code === "too_many_pixels") return "pixels";
  if (failure.code === "pictures_full") return "full";
  return failure.code === "invalid_picture" || failure.code === "unsupported_media_type"
    ? "notPicture"
    : "refused";
}
