import "../i18n/await-office-messages.ts";
import type { Role } from "@comanda/domain/staff/permissions";
import type { ChangeAuthor } from "../api/change-author.ts";
import { useText } from "../i18n/text.ts";
import { ConflictSheet, type Side } from "../parts/saving/conflict-sheet.tsx";

type RoleConflictProps = {
  roles: Readonly<Record<Side, Role>>;
  author: ChangeAuthor | undefined;
  onMerge: (side: Side) => void;
  onClose: () => void;
};

/** Both roles that two people gave to a member. */
export function RoleConflict({ roles, author, onMerge, onClose }: RoleConflictProps) {
  const t = useText();
  const texts = { mine: t(`role.${roles.mine}`), theirs: t(`role.${roles.theirs}`) };
  return (
    <ConflictSheet
      title={t("team.conflictTitle")}
      author={author ?? { isYou: false, name: null }}
      rows={[{ key: "role", label: t("team.role"), texts, preselect: "mine" }]}
      onMerge={({ length }) => onMerge(length > 0 ? "mine" : "theirs")}
      onClose={onClose}
    />
  );
}
