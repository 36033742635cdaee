import { Button } from "@comanda/ui/controls/button.tsx";
import { TextArea } from "@comanda/ui/controls/field.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useId, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { StarMark, scores } from "./stars.tsx";
import type { RatingFault, RatingInput } from "./use-rating.ts";

/** The longest comment that the contract allows, in characters. */
const MAX_COMMENT = 500;
/** The number of characters from which the counter is shown. */
const COUNT_FROM = 400;

type RatingFormProps = {
  error: RatingFault | null;
  sending: boolean;
  onSend: (rating: RatingInput) => void;
};

/** Stars, and after one was chosen a comment and the button that sends both. */
export function RatingForm({ error, sending, onSend }: RatingFormProps) {
  const t = useText();
  const name = useId();
  const [score, setScore] = useState(0);
  const [comment, setComment] = useState("");
  const written = comment.length;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ score, comment: stripControlCharacters(comment) || null });
      }}
    >
      <fieldset disabled={sending}>
        <legend className="text-xs text-muted">{t("tracking.rating.hint")}</legend>
        <div className="-ms-2 flex pt-1">
          {scores.map((each) => (
            <label
              key={each}
              className="unmarked relative grid aspect-square max-w-12 flex-1 place-items-center"
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={score === each}
                onChange={() => setScore(each)}
                aria-label={t(`tracking.rating.score.${each}`)}
                className="absolute inset-0 appearance-none rounded-full"
              />
              <StarMark full={each <= score} className="size-2/3" />
            </label>
          ))}
        </div>
      </fieldset>
      {score > 0 && (
        <>
          <p aria-hidden="true" className="-mt-2 text-xs text-muted">
            {t(`tracking.rating.score.${scores[score - 1] ?? 5}`)}
          </p>
          <TextArea
            label={t("tracking.rating.comment")}
            value={comment}
            maxLength={MAX_COMMENT}
            count={written > COUNT_FROM ? { written, max: MAX_COMMENT } : undefined}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          {error && (
            <Notice alert tone="danger">
              {error.kind === "not_yours"
                ? t("tracking.rating.notYours")
                : (error.backendMessage ?? t("tracking.rating.failed"))}
            </Notice>
          )}
          <Button type="submit" busy={sending}>
            {t("tracking.rating.send")}
          </Button>
        </>
      )}
    </form>
  );
}
