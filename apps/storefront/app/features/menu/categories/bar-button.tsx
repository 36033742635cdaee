import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type BarButtonProps = Omit<ComponentProps<"button">, "children"> & {
  label: string;
  icon: LucideIcon;
};

/** A round button at an end of the bar of categories: as high as a chip, with a larger press area. */
export function BarButton({ label, icon: Icon, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className="bar-button target">
      <Icon aria-hidden="true" />
    </button>
  );
}
