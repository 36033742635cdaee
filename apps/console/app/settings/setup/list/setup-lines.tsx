import type { Setup } from "@comanda/contract/setup/setup-schemas";
import ChevronRight from "lucide-react/icons/chevron-right";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useCompanyPath } from "../../../layout/company-page.tsx";
import { pageOf } from "../draft/setup-steps.ts";

/** What is set and what is missing for a first order; each line leads to where it is set. */
export function SetupLines({ setup }: { setup: Pick<Setup, "lines"> }) {
  const t = useText();
  const path = useCompanyPath();
  return (
    <ul className="flex flex-col empty:hidden">
      {setup.lines.map(({ item, done, optional }) => {
        const Mark = done ? CircleCheck : Circle;
        const state = optional ? "setup.optional" : "setup.missing";
        return (
          <li key={item}>
            <Link to={path(pageOf(item))} className="flex min-h-12 items-center gap-3 text-md">
              <Mark
                aria-hidden="true"
                className={`size-6 flex-none ${done ? "text-positive" : "text-muted"}`}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className={done ? "" : "font-bold"}>{t(`setup.item.${item}`)}</span>{" "}
                <span className={`text-sm ${done ? "text-positive" : "text-muted"}`}>
                  {t(done ? "setup.done" : state)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
