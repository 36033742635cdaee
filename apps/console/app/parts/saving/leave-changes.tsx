import { useRef } from "react";
import { LeaveGuard } from "./leave-guard.tsx";

type LeaveChangesProps = { form: { isChanged: boolean; save: () => Promise<boolean> } };

/** Asks before the changes of a form of settings are left. */
export function LeaveChanges({ form }: LeaveChangesProps) {
  const stays = useRef(false);
  return <LeaveGuard isDirty={form.isChanged} leave={stays} onSave={form.save} />;
}
