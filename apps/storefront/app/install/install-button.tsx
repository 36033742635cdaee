import "../i18n/fetch-later-messages.ts";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { askToInstall } from "./ask-to-install.ts";
import { useInstallPrompt } from "./kept-install-prompt.ts";

const loadSheet = async () => (await import("./home-screen-sheet.tsx")).HomeScreenSheet;

/**
 * Installs the storefront as an app (conformance 2.129): with the browser's prompt, or with instructions
 * if there is no prompt, or it was shown already.
 */
export function InstallButton() {
  const prompt = useInstallPrompt();
  const [shown, setShown] = useState(false);
  const t = useText();
  const install = async () => setShown(!(prompt && (await askToInstall(prompt))));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="target hover:underline"
        onClick={() => void install()}
      >
        {t("install.open")}
      </button>
      <LazySheet
        load={loadSheet}
        title={t("install.open")}
        props={{ open: shown, onClose: () => setShown(false) }}
      />
    </>
  );
}
