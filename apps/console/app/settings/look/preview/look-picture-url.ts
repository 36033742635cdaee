import { externalPictureUrl, isFetchablePicture } from "@comanda/ui/web/external-picture-url.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";

/**
 * The address of a picture of the form: of its stored file in a folder of the storage, or the URL or path
 * that the settings name. Null where there is none.
 */
export function lookPictureUrl(
  form: Pick<SettingsForm, "pictureFile">,
  storageUrl: string,
  folder: "companies/backgrounds" | "companies/logos/thumbnails",
  source: unknown,
): string | null {
  if (typeof source !== "string" || source === "") return null;
  const file = form.pictureFile(source) ?? source;
  if (!isFetchablePicture(file)) return null;
  const address = externalPictureUrl(file) ?? (file.startsWith("/") ? file : null);
  if (address) return address;
  return form.pictureFile(source) ? `${storageUrl}/${folder}/${encodeURIComponent(file)}` : null;
}
