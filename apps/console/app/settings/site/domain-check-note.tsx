import type { DomainCheck } from "@comanda/contract/settings/settings-schemas";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { Button } from "../../parts/button.tsx";
import { useDateText } from "../../parts/use-date-text.ts";
import { mayHaveDns } from "./may-have-dns.ts";

/** Milliseconds without a change of the name before it is checked. */
const SETTLED_MS = 800;
/** Milliseconds until a name for which something is left to do is checked again. */
const RECHECK_MS = MINUTE_MS;

const TONES = {
  here: "text-positive",
  elsewhere: "text-warning",
  nowhere: "text-warning",
  own_unknown: "text-muted",
  unanswered: "text-muted",
} as const;

const UNANSWERED: DomainCheck = {
  state: "unanswered",
  addresses: [],
  records: [],
  proof: null,
};

type DomainCheckNoteProps = { name: string };

/** Says where a name leads and which records make it lead to this server; nothing for a local name. */
export function DomainCheckNote({ name }: DomainCheckNoteProps) {
  return mayHaveDns(name) ? <Note key={name} name={name} /> : null;
}

function Note({ name }: DomainCheckNoteProps) {
  const t = useText();
  const dateText = useDateText(useCompanyPage().member.company.timezone);
  const { check, busy, refresh } = useDomainCheck(name);
  if (!check)
    return <p className="text-sm text-muted">{busy && t("settings.site.domainCheck.busy")}</p>;
  const { state, addresses, records, proof } = check;
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className={`text-sm ${TONES[state]}`}>
        {t(`settings.site.domainCheck.${state}`, { addresses: addresses.join(", ") })}
      </p>
      {records.length > 0 && (
        <>
          <p className="text-sm">{t("settings.site.domainCheck.records")}</p>
          <Records lines={records.map(({ type, value }) => `${name} ${type} ${value}`)} />
        </>
      )}
      {proof && (
        <>
          <p className="text-sm text-warning">
            {proof.why === "unproven" && !proof.release_at
              ? t("settings.site.domainCheck.kept")
              : t(`settings.site.domainCheck.${proof.why}`, {
                  date: proof.release_at ? dateText(proof.release_at) : "",
                })}
          </p>
          <Records lines={[`${proof.name} TXT ${proof.value}`]} />
        </>
      )}
      {!isDone(check) && (
        <Button look="outline" size="s" busy={busy} onClick={() => void refresh()}>
          {t("settings.site.domainCheck.again")}
        </Button>
      )}
    </div>
  );
}

/** DNS records as a registrar's form wants them, one a line. */
function Records({ lines }: { lines: readonly string[] }) {
  return (
    <ul dir="ltr" className="w-full rounded-[10px] bg-well px-3 py-2 text-start text-sm">
      {lines.map((line) => (
        <li key={line} className="tabular wrap-anywhere">
          <code>{line}</code>
        </li>
      ))}
    </ul>
  );
}

/** Whether nothing is left to do for a name: it leads here, and no other company has it. */
const isDone = ({ state, proof }: DomainCheck): boolean => state === "here" && proof === null;

/**
 * Checks a name a moment after it was typed, then each minute until nothing is left to do. Each name needs a
 * component of its own (`key`).
 */
function useDomainCheck(name: string) {
  const { id: companyId } = useCompanyPage().member.company;
  const [check, setCheck] = useState<DomainCheck | null>(null);
  const [busy, setBusy] = useState(true);
  const isGone = useRef(false);
  const refresh = async () => {
    setBusy(true);
    const request = officeApi("checkDomain", { params: { companyId }, query: { name } });
    const answer = await request.catch(() => null);
    if (isGone.current) return;
    // Without an answer the last one stays, if there is one.
    setCheck((last) => answer ?? last ?? UNANSWERED);
    setBusy(false);
  };
  const onTime = useEffectEvent(() => void refresh());
  const isNothingLeft = check !== null && isDone(check);
  useEffect(() => {
    isGone.current = false;
    const first = setTimeout(() => onTime(), SETTLED_MS);
    return () => {
      isGone.current = true;
      clearTimeout(first);
    };
  }, []);
  useEffect(() => {
    if (isNothingLeft) return;
    const timer = setInterval(() => onTime(), RECHECK_MS);
    return () => clearInterval(timer);
  }, [isNothingLeft]);
  return { check, busy, refresh };
}
