import { normalizeHostName } from "@comanda/contract/fields/host-name";
import { MAX_HOSTS } from "@comanda/contract/rules/import-file-rules";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { addRow, removeRow } from "../../parts/saving/row-focus.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { DomainCheckNote } from "./domain-check-note.tsx";
import { HOSTS, hostsOf } from "./site-faults.ts";

/** The names at which guests open the storefront. */
export function HostsCard({ form }: { form: SettingsForm }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const hosts = hostsOf(form.value);
  const set = (next: readonly string[]) => form.set(HOSTS, next);
  const missing = form.faultAt(HOSTS);
  return (
    <SettingsCard title={t("settings.site.hosts")} hint={t("settings.site.hostsHint")}>
      <ul ref={list} className="flex flex-col gap-3 empty:hidden">
        {Object.entries(hosts).map(([key, host]) => {
          const at = Number(key);
          const label = t("settings.site.hostOf", { number: at + 1 });
          return (
            <li key={key} className="flex flex-col gap-2">
              <div className="flex items-start gap-1">
                <Field
                  className="min-w-0 flex-1"
                  label={label}
                  hint={spellingHint(host)}
                  value={host}
                  error={form.faultAt(`${HOSTS}.${at}`)}
                  inputMode="url"
                  dir="ltr"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={253}
                  onChange={(event) => set(hosts.with(at, event.currentTarget.value))}
                />
                <IconButton
                  className="mt-6"
                  label={t("menu.removeOf", { name: host.trim() || label })}
                  onClick={() => removeRow(() => set(hosts.toSpliced(at, 1)))}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
              <DomainCheckNote name={host} />
            </li>
          );
        })}
      </ul>
      {missing && (
        <p role="alert" className="text-sm text-danger">
          {missing}
        </p>
      )}
      {hosts.length < MAX_HOSTS && (
        <Button
          look="outline"
          className="self-start"
          onClick={() => addRow(list.current, () => set([...hosts, ""]))}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t("settings.site.addHost")}
        </Button>
      )}
    </SettingsCard>
  );
}

/** The spelling in which browsers ask for a name with other letters: `xn--caf-dma.example`. */
function spellingHint(host: string): string | undefined {
  const name = normalizeHostName(host);
  return name !== null && name !== host.toLowerCase() ? name : undefined;
}
