import { companyTheme } from "@comanda/ui/look/company-theme.ts";
import { letterIcon } from "../install/letter-icon.ts";
import { fileResponse, loadCompanyForFile } from "../server/load-company-for-file.server.ts";
import type { Route } from "./+types/app-icon";

/** Returns the letter icon of a company without a logo. */
export async function loader(args: Route.LoaderArgs) {
  const { company, settings } = await loadCompanyForFile(args);
  const { variables } = companyTheme(settings);
  const colors = {
    ground: variables["--accent"] ?? "#006eff",
    ink: variables["--accent-ink"] ?? "#ffffff",
  };
  return fileResponse(letterIcon(company.name, colors), "image/svg+xml; charset=utf-8");
}
