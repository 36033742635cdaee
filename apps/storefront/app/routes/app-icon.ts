import { letterIcon } from "../install/letter-icon.ts";
import { companyForFile, fileResponse } from "../server/company-file.server.ts";
import { companyTheme } from "../theme/company/company-theme.ts";
import type { Route } from "./+types/app-icon";

/** A letter for the company that has no logo: see `letterIcon`. */
export async function loader(asked: Route.LoaderArgs) {
  const { company, settings } = await companyForFile(asked);
  const { variables } = companyTheme(settings);
  const colors = {
    ground: variables["--accent"] ?? "#006eff",
    ink: variables["--accent-ink"] ?? "#ffffff",
  };
  return fileResponse(letterIcon(company.name, colors), "image/svg+xml; charset=utf-8");
}
