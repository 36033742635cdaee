import { MAX_GUEST_NAME } from "@comanda/domain/shared-cart/shared-cart";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { savedClientName } from "../../session/client/saved-client-name.ts";

type NameFormProps = {
  button: string;
  /** Resolves to a text that says what went wrong; null when nothing did. */
  onSubmit: (name: string | null) => Promise<string | null>;
  children?: ReactNode;
};

/** Asks for the name that the other guests see; it is optional. */
export function NameForm({ button, onSubmit, children }: NameFormProps) {
  const t = useText();
  const [name, setName] = useState(() => shortName(savedClientName(document.cookie)));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(await onSubmit(stripControlCharacters(name) || null));
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Field
        label={t("together.name")}
        hint={t("together.nameHint")}
        value={name}
        maxLength={MAX_GUEST_NAME}
        {...(name.length > MAX_GUEST_NAME - 10 && {
          count: { written: name.length, max: MAX_GUEST_NAME },
        })}
        autoComplete="given-name"
        onChange={(event) => setName(event.target.value)}
      />
      {failure && (
        <Notice tone="danger" alert>
          {failure}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {button}
      </Button>
      {children}
    </form>
  );
}

/** A saved name that is too long is shortened by whole words, and never within one. */
function shortName(saved: string): string {
  if (saved.length <= MAX_GUEST_NAME) return saved;
  const end = saved.lastIndexOf(" ", MAX_GUEST_NAME);
  return end > 0 ? saved.slice(0, end) : "";
}
