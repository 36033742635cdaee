import { ApiError } from "@comanda/contract/calls/api-client";
import type { SettingsPictureUse } from "@comanda/contract/settings/settings-schemas";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { type PictureRefusal, pictureRefusal } from "../../api/picture-refusal.ts";
import type { MessageKey } from "../../i18n/text.ts";
import type { SettingsForm } from "./use-settings-section.ts";

const MAX_BYTES = 20 * 1024 * 1024;

const refusalKeys: Record<PictureRefusal, MessageKey> = {
  notPicture: "menu.picture.notPicture",
  large: "menu.picture.large",
  pixels: "menu.picture.pixels",
  full: "menu.picture.full",
  unreachable: "settings.picture.notArrived",
  refused: "change.refused",
};

/** What is wrong with the file of this name. */
export type FileProblem = { name: string; key: MessageKey };

/** The pictures of the settings: a picture is uploaded at once, and guests see it when the page is saved. */
export function useSettingsPicture(form: SettingsForm, use: SettingsPictureUse) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  /** Resolves to whether the picture arrived. */
  const send = async (picture: File, onStored: (source: string) => void): Promise<boolean> => {
    const { name } = picture;
    if (picture.size > MAX_BYTES) {
      setProblem({ name, key: "menu.picture.large" });
      return false;
    }
    setBusy(true);
    setProblem(null);
    try {
      const params = { companyId: form.companyId, use };
      const made = await officeApi("uploadSettingsPicture", { params, body: picture });
      form.addPictureFile(made.source, made.url);
      onStored(made.source);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem({ name, key: refusalKeys[pictureRefusal(failure)] });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    upload: (picture: File, onStored: (source: string) => void) =>
      form.uploads.track(send(picture, onStored)),
    busy,
    problem,
  };
}
