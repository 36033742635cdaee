import type { Failure } from "../../../api/failure.ts";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { FailureNote } from "../../../parts/failure-note.tsx";

/** The failures that have words about keys. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  provider_unreachable: "settings.payments.unreachable",
  payment_provider_offline: "settings.payments.note.off",
  settings_changed: "settings.payments.changed",
  not_for_the_demo: "settings.payments.demo",
};

/** Why keys were not stored or removed, except a refusal by the provider, which stands beside its field. */
export function KeysFailure({ failure, name }: { failure: Failure | null; name: string }) {
  const t = useText();
  if (failure === null || failure.code === "provider_keys_refused") return null;
  const key = FAILURES[failure.code];
  if (!key) return <FailureNote failure={failure} />;
  return (
    <p role="alert" className="text-md text-danger">
      {t(key, { name })}
    </p>
  );
}
