import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ComponentProps } from "react";

/**
 * A form that scripts send. Its method is POST, so that a press before the page is hydrated never puts
 * a password or a name into an address, where logs and the history keep it: pages refuse every POST.
 */
export function Form({ className, ...rest }: Omit<ComponentProps<"form">, "method">) {
  return <form {...rest} method="post" className={classNames("flex flex-col gap-3", className)} />;
}
