import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type BarButtonProps = Omit<ComponentProps<"button">, "children"> & {
  label: string;
  icon: LucideIcon;
};

/**
 * A round button in the bar of categories: as high as a chip, with a larger press area. On phones it has no edge,
 * which leaves the chips more room.
 */
export function BarButton({ label, icon: Icon, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        "target grid h-9 w-11 flex-none place-items-center rounded-full border-line bg-surface lg:border",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
