import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ConflictSheet } from "../../parts/saving/conflict-sheet.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import type { Menu } from "../data/menu-types.ts";
import { useVersionTexts } from "../form/use-version-texts.ts";
import {
  type GroupField,
  type GroupPageDraft,
  groupDifferences,
  mergeGroups,
  startGroupPage,
} from "./group-draft.ts";
import type { GroupForm } from "./use-group-form.ts";
import type { StoredGroup } from "./use-send-group.ts";

type GroupQuestionsProps = {
  form: GroupForm;
  menu: Menu;
  /** Takes what was begun to be stored. */
  stored: (saving: Promise<StoredGroup | null>) => void;
};

/** What the form asks before it can be stored: about another member, and before the group is deleted. */
export function GroupQuestions({ form, menu, stored }: GroupQuestionsProps) {
  const t = useText();
  const { question, closeQuestion } = form;
  if (!question) return null;
  if (question.kind === "conflict" && question.theirs)
    return (
      <GroupConflict
        form={form}
        menu={menu}
        stored={stored}
        theirs={question.theirs}
        author={question.author}
      />
    );
  const isRemoval = question.kind === "remove";
  return (
    <Sheet
      open
      persistent
      onClose={closeQuestion}
      title={t(isRemoval ? "menu.groupRemoveTitle" : "menu.groupGoneTitle")}
      footer={
        isRemoval ? (
          <Button look="danger" onClick={() => stored(form.remove())}>
            {t("menu.groupRemove")}
          </Button>
        ) : (
          <Button look="solid" onClick={() => stored(form.saveAgain())}>
            {t("menu.groupSaveAgain")}
          </Button>
        )
      }
    >
      <p className="text-md">{t(isRemoval ? "menu.groupRemoveText" : "menu.groupGoneText")}</p>
    </Sheet>
  );
}

const fieldLabels = {
  name: "menu.groupName",
  rule: "menu.groupRule",
  choices: "menu.groupChoices",
  dishes: "menu.groupDishes",
} as const;

type GroupConflictProps = GroupQuestionsProps & {
  theirs: NonNullable<GroupForm["base"]>;
  author: ChangeAuthor;
};

/** Both versions of a group that two members changed. */
function GroupConflict({ form, menu, theirs, author, stored }: GroupConflictProps) {
  const t = useText();
  const texts = useVersionTexts();
  const other = startGroupPage(theirs, form.currency);
  const textOf = (field: GroupField, { group, dishes }: GroupPageDraft): string => {
    if (field === "name") return group.name;
    if (field === "rule") return texts.ruleText(group);
    if (field === "choices") return texts.choicesOf(group).join("\n") || "–";
    const products = menu.categories.flatMap((category) => category.products);
    const names = products.filter(({ id }) => dishes.has(id)).map(({ product }) => product.name);
    return names.join(", ") || "–";
  };
  return (
    <ConflictSheet
      title={t("menu.groupConflictTitle")}
      author={author}
      rows={groupDifferences(form.start, form.draft, other).map(({ field, preselect }) => ({
        key: field,
        preselect,
        label: t(fieldLabels[field]),
        texts: { mine: textOf(field, form.draft), theirs: textOf(field, other) },
      }))}
      onMerge={(mine) => stored(form.saveMerged(mergeGroups(form.draft, other, mine), theirs))}
      onClose={form.closeQuestion}
    />
  );
}
