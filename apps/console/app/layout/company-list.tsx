import "../i18n/await-people-messages.ts";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { EmptyState } from "../parts/empty-state.tsx";

type CompanyListProps = { companies: readonly { id: string; name: string }[] };

/** The companies of an account, each with a link to its pages. */
export function CompanyList({ companies }: CompanyListProps) {
  const t = useText();
  return (
    <main className="mx-auto flex min-h-dvh max-w-[440px] flex-col justify-center gap-4 p-6">
      <title>{t("companies.title")}</title>
      <h1 className="text-xl font-bold">{t("companies.title")}</h1>
      {companies.length === 0 ? (
        <EmptyState title={t("companies.none")} text={t("companies.noneText")} />
      ) : (
        <ul className="flex flex-col gap-3">
          {companies.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/${encodeURIComponent(id)}`}
                className="flex min-h-16 items-center rounded-m border border-line bg-surface px-4 py-3 text-md font-bold"
              >
                <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
