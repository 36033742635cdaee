import { startTranslations } from "../../../parts/translations/translation-draft.ts";
import { describedOnce, withDescriptionIn } from "../../form/translated-descriptions.ts";
import type { TranslatedText } from "../../form/translated-texts-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import {
  COUPONS,
  couponsIn,
  REWARDS,
  type RewardDraft,
  rewardsIn,
  withItem,
} from "./offer-lists.ts";

type Form = Pick<SettingsForm, "value" | "set">;

const REWARD_FIELDS = [
  ["name", 120],
  ["description", 500],
] as const;

/** What guests read about coupons and rewards, to be translated. */
export const offerTexts = (form: Form): TranslatedText[] => [
  ...couponTexts(form),
  ...rewardTexts(form),
];

function couponTexts(form: Form): TranslatedText[] {
  const coupons = couponsIn(form.value);
  return [...describedOnce(coupons)].map(([of, { translations, places }]) => ({
    key: `coupon ${of}`,
    of,
    field: "description",
    max: 300,
    translations,
    paths: places.map((place) => `${COUPONS}.${place}.translations`),
    onChange: (changed) => form.set(COUPONS, withDescriptionIn(coupons, of, changed)),
  }));
}

function rewardTexts(form: Form): TranslatedText[] {
  const rewards = rewardsIn(form.value);
  return rewards.flatMap((reward, place) =>
    REWARD_FIELDS.flatMap(([field, max]) => {
      const of = reward[field]?.trim();
      if (!of) return [];
      return {
        key: `${reward.id} ${field}`,
        of,
        field,
        max,
        translations: startTranslations(reward),
        paths: [`${REWARDS}.${place}.translations`],
        onChange: (translations) => {
          // A text that is not translated is absent, and the import reads that as null.
          const changed = { ...reward, translations } as RewardDraft;
          form.set(REWARDS, withItem(rewards, changed));
        },
      } satisfies TranslatedText;
    }),
  );
}
