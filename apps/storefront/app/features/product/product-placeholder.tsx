import { IconButton } from "@comanda/ui/controls/button.tsx";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/text.ts";

type ProductPlaceholderProps = {
  onClose: () => void;
  /** Whether the code cannot be loaded now. */
  failed: boolean;
};

/** Shows the place of a product's picture and words while the code of its form is loading. */
export function ProductPlaceholder({ onClose, failed }: ProductPlaceholderProps) {
  const t = useText();
  return (
    <div className="min-h-[60dvh]">
      <IconButton
        label={t("sheet.close")}
        onClick={onClose}
        className="absolute end-3 top-3 z-10 shadow-2"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <p role="status" className={failed ? "px-4 pt-16 text-muted" : "heard"}>
        {t(failed ? "error.offlinePart" : "page.coming")}
      </p>
      {!failed && (
        <div aria-hidden="true" className="pb-6">
          <div className="bone aspect-4/3 w-full" />
          <div className="bone mx-4 mt-4 h-7 w-1/2" />
          <div className="bone mx-4 mt-3 h-16" />
        </div>
      )}
    </div>
  );
}
