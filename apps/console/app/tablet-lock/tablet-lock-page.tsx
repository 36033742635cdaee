import "../i18n/await-people-messages.ts";
import type { LockedTablet } from "@comanda/contract/accounts/account-schemas";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { accountApi } from "../api/account-api.ts";
import { useText } from "../i18n/text.ts";
import { Logo } from "../layout/logo.tsx";
import { logoUrlOf } from "../layout/logo-url.ts";
import { Avatar } from "../parts/avatar.tsx";
import { Button, buttonClasses } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { EntryPage } from "../parts/entry-page.tsx";
import { PinPad } from "./pin-pad.tsx";
import { useWaitingBell } from "./use-waiting-bell.ts";

const REFRESH_MS = 10_000;

/** What a locked tablet knows; undefined until it is read, null where this browser is no tablet. */
function useLockedTablet(): LockedTablet | null | undefined {
  const [tablet, setTablet] = useState<LockedTablet | null>();
  useEffect(() => {
    const read = () =>
      accountApi("readTablet").then(setTablet, (error: { status?: number }) => {
        // Without a connection the last answer stays.
        if (error.status === 401) setTablet(null);
      });
    void read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return tablet;
}

/** The lock of an enrolled tablet: people, their PIN, and the orders that wait behind it. */
export function TabletLockPage({ to, storageUrl }: { to: string; storageUrl: string }) {
  const t = useText();
  const tablet = useLockedTablet();
  const [chosen, setChosen] = useState<string | null>(null);
  const bell = useWaitingBell(Boolean(tablet?.waiting.length));
  if (tablet === undefined) return <EntryPage title={t("lock.title")}>{null}</EntryPage>;
  if (tablet === null)
    return (
      <EntryPage title={t("lock.noTablet")} text={t("lock.noTabletText")}>
        <Link to="/sign-in" className={buttonClasses({ look: "solid", size: "l" })}>
          {t("link.toSignIn")}
        </Link>
      </EntryPage>
    );
  const member = tablet.members.find(({ id }) => id === chosen);
  const [first] = tablet.waiting;
  return (
    <main className="grid min-h-dvh grid-cols-1 md:grid-cols-[4fr_3fr]">
      <title>{t("lock.title")}</title>
      <section className="flex flex-col gap-4 bg-well p-6">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="flex min-w-0 items-center gap-3">
            <Logo url={logoUrlOf(storageUrl, tablet.logo_file)} />
            <bdi className="text-lg font-bold wrap-anywhere">{tablet.company_name}</bdi>
          </span>
          <bdi className="text-md text-muted">{tablet.name}</bdi>
        </p>
        <h1 className="text-xl font-bold md:mt-8">{t("lock.title")}</h1>
        <p className="text-md text-muted">{t("lock.text")}</p>
        {tablet.members.length === 0 && (
          <EmptyState title={t("lock.none")} text={t("lock.noneText")} />
        )}
        <ul className="grid gap-3 md:grid-cols-2">
          {tablet.members.map(({ id, name, role }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => setChosen(id)}
                className={classNames(
                  "flex min-h-16 w-full items-center gap-3 rounded-m border p-3 text-start",
                  id === chosen ? "border-accent bg-accent-soft" : "border-line bg-surface",
                )}
              >
                <Avatar name={name} />
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="block text-md font-bold">{name}</bdi>
                  <span className="block text-sm text-muted">{t(`role.${role}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div role="status" className="mt-auto">
          {first && (
            <p className="flex items-center gap-3 rounded-m border-2 border-accent bg-surface p-3 text-md font-bold">
              <BellRing aria-hidden="true" className="size-6 flex-none text-accent-text" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {t("lock.waiting", { count: tablet.waiting.length, number: first.public_id })}
              </span>
            </p>
          )}
        </div>
        {bell.silent && (
          <Button look="danger-outline" onClick={bell.turnOn}>
            {t("board.sound.turnOn")}
          </Button>
        )}
        <Link
          to={`/sign-in?${new URLSearchParams({ to, tablet: "no" })}`}
          className="flex min-h-12 items-center font-bold text-accent-text"
        >
          {t("lock.byPassword")}
        </Link>
      </section>
      <section className="flex flex-col justify-center bg-surface p-6">
        {member ? (
          <PinPad key={member.id} member={member} onDone={() => window.location.assign(to)} />
        ) : (
          <p className="text-center text-md text-muted">{t("lock.choose")}</p>
        )}
      </section>
    </main>
  );
}
