import "../../i18n/await-people-messages.ts";
import UserX from "lucide-react/icons/user-x";
import { useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { EndedSheet } from "./ended-sheet.tsx";

/** Covers the page of a member who was removed from the team. */
export function RemovedSheet() {
  const t = useText();
  const { name } = useCompanyPage().member.company;
  return (
    <EndedSheet
      icon={UserX}
      title={t("ended.removed")}
      text={t("ended.removedText", { name })}
      link={{ href: "/", text: t("error.home") }}
    />
  );
}
