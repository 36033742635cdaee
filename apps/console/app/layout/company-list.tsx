import "../i18n/await-people-messages.ts";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { EntryPage } from "../parts/entry-page.tsx";

type CompanyListProps = { companies: readonly { id: string; name: string }[] };

/** The companies of an account, each with a link to its pages. */
export function CompanyList({ companies }: CompanyListProps) {
  const t = useText();
  return (
    <EntryPage title={t("companies.title")}>
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
    </EntryPage>
  );
}
