import { type ComponentType, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { Sheet, SheetHeader } from "../ui/sheet.tsx";

type SheetProps = { open: boolean; onClose: () => void };

type LazySheetProps<P> = {
  /** The same function at every rendering: a constant of the module. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What the sheet is about; said in its place while there is no network to load it with. */
  title: string;
};

/** A sheet whose code comes when it is first opened. */
export function LazySheet<P extends SheetProps>({ load, props, title }: LazySheetProps<P>) {
  const { open, onClose } = props;
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  if (!used) return null;
  return (
    <LazyPart load={load} props={props} waiting={<WaitingSheet {...{ open, onClose, title }} />} />
  );
}

function WaitingSheet({ open, onClose, title }: SheetProps & { title: string }) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <p className="px-7 pb-6 text-muted">{t("error.offlinePart")}</p>
    </Sheet>
  );
}
