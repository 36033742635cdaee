import Ellipsis from "lucide-react/icons/ellipsis";
import type { Ref } from "react";
import { useText } from "../../i18n/text.ts";
import { IconButton } from "../icon-button.tsx";

export type ActionsButtonProps = {
  /** What the actions are for. */
  name: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  onClick: () => void;
};

/** The button with three dots, which opens a sheet with what can be done with a thing. */
export function ActionsButton({ name, ...rest }: ActionsButtonProps) {
  const t = useText();
  return (
    <IconButton {...rest} label={t("menu.actionsOf", { name })} aria-haspopup="dialog">
      <Ellipsis aria-hidden="true" className="size-6" />
    </IconButton>
  );
}
