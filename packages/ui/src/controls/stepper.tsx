import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";

type StepperProps = {
  value: number;
  /** What is counted, for screen readers. */
  label: string;
  less: { label: string; enabled: boolean; deletes?: boolean };
  more: { label: string; enabled: boolean };
  onChange: (value: number) => void;
  className?: string;
};

/** Shows a number between a minus and a plus button. With `less.deletes` the minus is a bin. */
export function Stepper({ value, label, less, more, onChange, className }: StepperProps) {
  const Less = less.deletes ? Trash : Minus;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line on the screen
    <div
      role="group"
      aria-label={label}
      className={classNames("flex flex-none items-center", className)}
    >
      <IconButton label={less.label} disabled={!less.enabled} onClick={() => onChange(value - 1)}>
        <Less className="size-5" aria-hidden="true" />
      </IconButton>
      <output className="tabular min-w-8 text-center text-md font-bold">{value}</output>
      <IconButton label={more.label} disabled={!more.enabled} onClick={() => onChange(value + 1)}>
        <Plus className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
