import "../../../i18n/fetch-later-messages.ts";
import type { Order } from "@comanda/contract/orders/order";
import { Card } from "@comanda/ui/controls/card.tsx";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { RatingForm } from "./rating-form.tsx";
import { Stars } from "./stars.tsx";
import { type RatingInput, useRating } from "./use-rating.ts";

/** Asks the customer to rate the order, or shows their rating. */
export function RatingCard({ order }: { order: Order }) {
  const t = useText();
  const title = useId();
  const { rating, submit } = useRating(order);
  if (rating.state === "hidden") return null;
  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className="text-md">
        {t(titleOf(rating))}
      </h2>
      {rating.state === "open" ? (
        <RatingForm error={rating.fault} sending={rating.sending} onSend={submit} />
      ) : (
        <GivenRating {...rating.rating} />
      )}
    </Card>
  );
}

function titleOf(rating: ReturnType<typeof useRating>["rating"]) {
  if (rating.state !== "given") return "tracking.rating.title";
  return rating.justGiven ? "tracking.rating.thanks" : "tracking.rating.yours";
}

function GivenRating({ score, comment }: RatingInput) {
  const t = useText();
  return (
    <div role="status" className="flex flex-col gap-1 pt-2">
      <Stars score={score} />
      <p className="text-xs text-muted">{t("tracking.rating.given", { score })}</p>
      {comment && (
        <p dir="auto" className="italic">
          {comment}
        </p>
      )}
    </div>
  );
}
