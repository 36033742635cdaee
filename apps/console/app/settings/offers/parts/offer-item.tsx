import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { FoldedPart } from "../../../parts/folded/folded-part.tsx";
import { RemovePart } from "../../form/remove-part.tsx";

type OfferItemProps = {
  name: string;
  /** What the closed item says below its name. */
  facts: readonly (string | false)[];
  /** What keeps guests from using it. */
  warning?: string | undefined;
  /** Whether the item is new, so that its fields are shown. */
  isNew: boolean;
  /** Whether a field is wrong, so that its fields are shown. */
  isWrong: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** A coupon or a reward in its list: its name and facts, and its fields once it is opened. */
export function OfferItem(props: OfferItemProps) {
  const { name, facts, warning, isNew, isWrong, onRemove, children } = props;
  const t = useText();
  return (
    <li className="border-b border-line last:border-0">
      <FoldedPart
        name={
          <b className="text-md">
            <bdi>{name}</bdi>
          </b>
        }
        facts={facts}
        warning={warning}
        startsOpen={isNew}
        isWrong={isWrong}
      >
        {children}
        <RemovePart
          label={t("settings.offers.removeOf", { name })}
          isNew={isNew}
          onRemove={onRemove}
        />
      </FoldedPart>
    </li>
  );
}
