import type { ApiKeys } from "@comanda/contract/integrations/api-key-schemas";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { Button } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { useAction } from "../../parts/use-action.ts";
import { integrationsApi } from "../common/integrations-api.ts";
import { OnceSheet } from "../common/once-sheet.tsx";
import { AddKeySheet } from "./add-key-sheet.tsx";
import { KeyCard } from "./key-card.tsx";

type KeySectionProps = { answer: ApiKeys; onChange: () => Promise<void> };

/** The API keys with their permissions and last use, and buttons to revoke and add them. */
export function KeySection({ answer, onChange }: KeySectionProps) {
  const t = useText();
  const companyId = useCompanyPage().member.company.id;
  const [adding, setAdding] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { run, busy, failure } = useAction();
  const { keys, now, timezone } = answer;
  const revoke = (keyId: string) =>
    run(async () => {
      await integrationsApi("revokeApiKey", { params: { companyId, keyId } });
      await onChange();
    });
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("integrations.keys")}</h2>
      <p className="text-sm text-muted">{t("integrations.keysHint")}</p>
      {keys.length === 0 && <p className="text-md">{t("integrations.noKeys")}</p>}
      <ul className="flex flex-col gap-3">
        {keys.map((apiKey) => (
          <KeyCard
            key={apiKey.id}
            apiKey={apiKey}
            busy={busy}
            now={now}
            timezone={timezone}
            onRevoke={() => revoke(apiKey.id)}
          />
        ))}
      </ul>
      <FailureNote failure={failure} />
      <Button look="tonal" className="self-start" onClick={() => setAdding(true)}>
        {t("integrations.addKey")}
      </Button>
      <AddKeySheet
        companyId={companyId}
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setAdding(false);
          setToken(added);
          void onChange();
        }}
      />
      <OnceSheet
        secret={token}
        title={t("integrations.keyTitle")}
        text={t("integrations.keyOnce")}
        onClose={() => setToken(null)}
      />
    </section>
  );
}
