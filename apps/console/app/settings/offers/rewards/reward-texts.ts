import { startTranslations } from "../../../parts/translations/translation-draft.ts";
import type { TranslatedText } from "../../frame/translated-texts-card.tsx";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import { REWARDS, type RewardDraft, rewardsIn, withItem } from "../draft/offer-lists.ts";

const FIELDS = [
  ["name", 120],
  ["description", 500],
] as const;

/** The names and descriptions of the rewards, to be translated. */
export function rewardTexts(form: Pick<SettingsForm, "value" | "set">): TranslatedText[] {
  const rewards = rewardsIn(form.value);
  return rewards.flatMap((reward) =>
    FIELDS.flatMap(([field, max]) => {
      const of = reward[field]?.trim();
      if (!of) return [];
      return {
        ...{ key: `${reward.id} ${field}`, of, field, max },
        translations: startTranslations(reward),
        onChange: (translations) => {
          // A text that is not translated is absent, and the import reads that as null.
          const changed = { ...reward, translations } as RewardDraft;
          form.set(REWARDS, withItem(rewards, changed));
        },
      } satisfies TranslatedText;
    }),
  );
}
