import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";

type RemoveQuestionProps = {
  label: string;
  /** What is lost, which is shown before the second press. */
  text: string;
  onRemove: () => void;
};

/** A button that deletes, after a second press. */
export function RemoveQuestion({ label, text, onRemove }: RemoveQuestionProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {label}
      </Button>
    );
  return (
    <div className="flex flex-col gap-2 rounded-m border border-danger p-3">
      <p className="text-md wrap-anywhere">{text}</p>
      <Button look="danger" onClick={onRemove}>
        {t("menu.remove")}
      </Button>
    </div>
  );
}
