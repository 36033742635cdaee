import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";

type CategoryFormSheetProps = {
  title: string;
  hint: string;
  /** Why it was not stored; null while it was not tried. */
  failure: string | null;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for fields of a category. What was typed stays when it cannot be stored. */
export function CategoryFormSheet(props: CategoryFormSheetProps) {
  const { title, hint, failure, busy, onSubmit, onClose, children } = props;
  const t = useText();
  return (
    <Sheet open persistent onClose={onClose} title={title}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p className="text-sm text-muted">{hint}</p>
        {children}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {failure}
        </p>
        <Button look="solid" type="submit" busy={busy}>
          {t("form.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
