import { useText } from "../../i18n/text.ts";
import { Button } from "../button.tsx";

type SaveRowProps = {
  form: { busy: boolean; isChanged: boolean; saved: boolean };
  /** Absent in a form, which the button sends. */
  onSave?: () => void;
};

/** Stores the settings above it, and says when they are stored. */
export function SaveRow({ form, onSave }: SaveRowProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        look="solid"
        type={onSave ? "button" : "submit"}
        busy={form.busy}
        disabled={!form.isChanged}
        onClick={onSave}
      >
        {t("form.save")}
      </Button>
      <p role="status" className="font-bold text-positive">
        {form.saved && t("form.saved")}
      </p>
    </div>
  );
}
