import { ApiError } from "@comanda/contract/calls/api-client";
import type { SettingsPictureUse } from "@comanda/contract/settings/settings-schemas";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import type { MessageKey } from "../../i18n/text.ts";
import type { SettingsForm } from "./use-settings-section.ts";

const MAX_BYTES = 20 * 1024 * 1024;

/** The pictures of the settings: a picture is uploaded at once, and guests see it when the page is saved. */
export function useSettingsPicture(form: SettingsForm, use: SettingsPictureUse) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);

  const upload = async (picture: File, onStored: (source: string) => void) => {
    if (picture.size > MAX_BYTES) return setProblem("menu.picture.large");
    setBusy(true);
    setProblem(null);
    try {
      const params = { companyId: form.companyId, use };
      const made = await officeApi("uploadSettingsPicture", { params, body: picture });
      form.addPictureFile(made.source, made.url);
      onStored(made.source);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.status === 0 ? "menu.picture.unreachable" : "menu.picture.notPicture");
    } finally {
      setBusy(false);
    }
  };

  return {
    upload: (picture: File, onStored: (source: string) => void) => void upload(picture, onStored),
    busy,
    problem,
  };
}
