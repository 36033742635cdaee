import { type ReactNode, useId } from "react";
import { FoldedPart } from "./folded-part.tsx";

type FoldedCardProps = {
  title: string;
  hint?: string | undefined;
  /** The name for screen readers, where cards of one page have the same title. */
  label?: string | undefined;
  /** What the closed card says below its title. */
  facts: readonly (string | false)[];
  warning?: string | undefined;
  /** What is seen at the end of the line, such as colours. */
  end?: ReactNode;
  /** Whether a field in the card is wrong: the card is open then. */
  isWrong?: boolean;
  children: ReactNode;
};

/** Fields that belong together, closed at first, so that a page with many of them is short. */
export function FoldedCard(props: FoldedCardProps) {
  const { title, hint, label, facts, warning, end, isWrong = false, children } = props;
  const heading = useId();
  return (
    <section
      aria-label={label}
      aria-labelledby={label === undefined ? heading : undefined}
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
        end={end}
        isWrong={isWrong}
      >
        {hint && <p className="text-sm text-muted wrap-anywhere">{hint}</p>}
        {children}
      </FoldedPart>
    </section>
  );
}
