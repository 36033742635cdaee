import { useText } from "../../i18n/text.ts";
import { serverFaultText } from "../../parts/forms/server-fault-text.ts";
import { SaveBar } from "../../parts/saving/save-bar.tsx";
import type { Uploads, useSaveAfterUploads } from "../../parts/saving/use-uploads.ts";
import { writeErrorKeys } from "../data/write-error-text.tsx";
import type { ProductForm } from "../form/use-product-form.ts";

type UnsavedBarProps = {
  form: Pick<
    ProductForm,
    "error" | "isRefused" | "otherFaults" | "isDirty" | "busy" | "discard"
  > & { uploads?: Uploads };
  /** The page opened because its product was just made. */
  wasCreated: boolean;
  /** How saving waits for pictures that are on their way. */
  saving?: Pick<ReturnType<typeof useSaveAfterUploads>, "isWaiting" | "isStopped">;
  /** Whether the form has the whole width: no phone stands beside it. */
  isWhole?: boolean;
};

/** Stores or drops what was changed of a product, and says why nothing was stored. */
export function UnsavedBar({ form, wasCreated, saving, isWhole = false }: UnsavedBarProps) {
  const t = useText();
  const problemText = () => {
    if (form.error) return t(writeErrorKeys[form.error]);
    if (form.isRefused) return t("form.someWrong");
    if (saving?.isStopped) return t("menu.picture.stopped");
    const [fault] = form.otherFaults;
    return fault ? t("menu.refused", { fault: serverFaultText(t, fault) }) : null;
  };
  const problem = problemText();
  const isUploading = (form.uploads?.running ?? 0) > 0;
  if (form.isDirty || isUploading || problem !== null)
    return (
      <SaveBar
        text={t(isUploading ? "menu.picture.onItsWay" : "menu.unsaved")}
        problem={problem}
        isSignedOut={form.error === "signedOut"}
        busy={form.busy || saving?.isWaiting === true}
        sending={form.busy}
        beside={!isWhole}
        onDiscard={form.discard}
      />
    );
  return (
    <p role="status" className="text-md text-positive empty:hidden">
      {wasCreated && t("form.saved")}
    </p>
  );
}
