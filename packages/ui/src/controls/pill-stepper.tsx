import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";

type PillStepperProps = {
  value: number;
  /** What is counted, for screen readers. */
  label: string;
  less: { label: string; enabled: boolean; deletes: boolean };
  more: { label: string; enabled: boolean };
  onChange: (value: number) => void;
};

const button =
  "target grid h-full w-11 flex-none place-items-center rounded-full disabled:text-field";

/** Shows the number of a line between minus and plus in one pill. With `less.deletes` the minus is a bin. */
export function PillStepper({ value, label, less, more, onChange }: PillStepperProps) {
  const Less = less.deletes ? Trash : Minus;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be one more line on the screen
    <div
      role="group"
      aria-label={label}
      className="flex h-9 flex-none items-center rounded-full border border-line bg-surface"
    >
      <button
        type="button"
        aria-label={less.label}
        disabled={!less.enabled}
        onClick={() => onChange(value - 1)}
        className={button}
      >
        <Less className={less.deletes ? "size-4" : "size-5"} aria-hidden="true" />
      </button>
      <output key={value} className="bump tabular min-w-6 text-center font-bold">
        {value}
      </output>
      <button
        type="button"
        aria-label={more.label}
        disabled={!more.enabled}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
