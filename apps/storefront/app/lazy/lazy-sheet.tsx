import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { type ComponentType, type ReactNode, useState } from "react";
import { useText } from "../i18n/text.ts";

type SheetProps = { open: boolean; onClose: () => void };

type LoadingSheetProps = {
  title: string;
  failed: boolean;
  /** What is known without the code. */
  children?: ReactNode;
};

type LazySheetProps<P> = {
  /** The same function at every rendering: a constant of the module. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** The title of the sheet, also shown while its code is loading or cannot be loaded. */
  title: string;
};

/** Shows a sheet whose code is loaded when it is first opened. */
export function LazySheet<P extends SheetProps>({ load, props, title }: LazySheetProps<P>) {
  const { open, onClose } = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  const sheet = { open, onClose, title };
  return (
    <LazyPart
      load={load}
      props={props}
      loading={<LoadingSheet {...sheet} failed={false} />}
      unavailable={<LoadingSheet {...sheet} failed />}
    />
  );
}

/** Shows the placeholder of a sheet whose code is loading, or cannot be loaded without a network. */
export function LoadingSheet({
  open,
  onClose,
  title,
  failed,
  children,
}: SheetProps & LoadingSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      {failed && children}
      <p role="status" className={failed ? "px-5 pb-6 text-muted" : "heard"}>
        {t(failed ? "error.offlinePart" : "page.coming")}
      </p>
      {!failed && <div aria-hidden="true" className="bone mx-5 mb-6 h-48 flex-none" />}
    </Sheet>
  );
}
