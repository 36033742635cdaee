import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field, Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { isNameTaken } from "../data/same-name.ts";
import { nameFault } from "../form/draft-faults.ts";
import { useFaultText } from "../form/use-fault-text.ts";

type NameSheetProps = {
  title: string;
  /** The name that the category has. */
  name: string;
  /** The names of the other categories. */
  others: readonly string[];
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
};

const MAX_LENGTH = 120;

/** Asks for the name of a category. What was typed stays when it cannot be stored. */
export function NameSheet(props: NameSheetProps) {
  const { title, name, others, failure, busy, onSave, onClose } = props;
  const t = useText();
  const faultText = useFaultText();
  const [typed, setTyped] = useState(name);
  const [submitted, setSubmitted] = useState(false);
  const fault = nameFault(typed, MAX_LENGTH);
  return (
    <Sheet open persistent onClose={onClose} title={title}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (!fault) onSave(typed.trim());
        }}
      >
        <Field
          data-autofocus
          label={t("form.name")}
          autoComplete="off"
          value={typed}
          hint={isNameTaken(typed, others) ? t("menu.sameCategory") : undefined}
          error={(submitted && fault && faultText(fault)) || (failure ?? undefined)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="solid" type="submit" busy={busy}>
          {t("form.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
