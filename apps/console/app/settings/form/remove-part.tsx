import Trash2 from "lucide-react/icons/trash-2";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH } from "../../parts/button.tsx";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { removeRow } from "../../parts/saving/row-focus.ts";

type RemovePartProps = {
  /** What the second button says: `Remove Cash`. */
  label: string;
  /** Whether the part was just added: then one press is enough. */
  isNew: boolean;
  onRemove: () => void;
};

/** Takes a part out of a list of the settings, after a second press: its fields are hidden once it is closed. */
export function RemovePart({ label, isNew, onRemove }: RemovePartProps) {
  const t = useText();
  const remove = () => removeRow(onRemove);
  const content = (
    <>
      <Trash2 aria-hidden="true" className="size-5" />
      {t("settings.offers.remove")}
    </>
  );
  const className = `${FLUSH} self-start text-danger!`;
  if (isNew)
    return (
      <Button look="quiet" className={className} aria-label={label} onClick={remove}>
        {content}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmButton
        label={content}
        fullLabel={label}
        confirm={label}
        keep={t("integrations.keep")}
        look="quiet"
        className={className}
        onConfirm={remove}
      />
    </div>
  );
}
