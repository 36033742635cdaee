import type { ComponentProps } from "react";
import type { Failure } from "../../api/failure.ts";
import { FailureField } from "./failure-field.tsx";

type NameFieldProps = {
  label: string;
  /** Why the form was not stored. */
  failure: Failure | null;
} & Pick<ComponentProps<"input">, "autoComplete" | "defaultValue" | "value" | "onChange">;

/** The `name` of a form for a person or a tablet. A long name is not cut off while it is typed: the API refuses it. */
export const NameField = (field: NameFieldProps) => (
  <FailureField {...field} name="name" required />
);
