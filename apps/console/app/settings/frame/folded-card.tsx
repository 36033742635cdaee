import { type ReactNode, useId } from "react";
import { FoldedPart } from "./folded-part.tsx";

type FoldedCardProps = {
  title: string;
  hint?: string;
  /** What the closed card says below its title. */
  facts: readonly (string | false)[];
  warning?: string | undefined;
  /** Whether a field in the card is wrong: the card is open then. */
  isWrong?: boolean;
  children: ReactNode;
};

/** Settings that belong together, closed at first, so that a page with many of them is short. */
export function FoldedCard(props: FoldedCardProps) {
  const { title, hint, facts, warning, isWrong = false, children } = props;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-m border border-line bg-surface px-4 py-1"
    >
      <FoldedPart
        name={
          <h2 id={heading} className="text-md font-bold">
            {title}
          </h2>
        }
        facts={facts}
        warning={warning}
        isWrong={isWrong}
      >
        {hint && <p className="text-sm text-muted wrap-anywhere">{hint}</p>}
        {children}
      </FoldedPart>
    </section>
  );
}
