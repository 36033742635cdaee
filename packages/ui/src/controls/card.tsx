import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Shows a section with a border on its own surface. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={classNames("rounded-m border border-line bg-surface p-4", className)}
    />
  );
}
