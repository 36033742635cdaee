import { TextArea } from "@comanda/ui/controls/field.tsx";
import { useText } from "../../i18n/text.ts";

/** The longest comment on a product that the API accepts, in characters. */
const MAX_COMMENT = 500;

type CommentFieldProps = { value: string; onChange: (value: string) => void };

/** Shows the customer's comment for the kitchen. The counter is shown from the first character on. */
export function CommentField({ value, onChange }: CommentFieldProps) {
  const t = useText();
  return (
    <TextArea
      label={t("product.comment")}
      placeholder={t("product.commentHint")}
      maxLength={MAX_COMMENT}
      value={value}
      count={value ? { written: value.length, max: MAX_COMMENT } : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
