import { useText } from "../../i18n/text.tsx";
import { TextArea } from "../../ui/field.tsx";

/** The longest comment on a product, in characters; the server takes no more. */
const MAX_COMMENT = 500;

type CommentFieldProps = { value: string; onChange: (value: string) => void };

/** What the kitchen should know about this product; the counter comes with the first character. */
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
