import { classNames } from "@comanda/ui/controls/class-names.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/text.ts";

type PageHeaderProps = {
  title: string;
  /** A few words beside the title, such as a count. */
  aside?: string;
  /** Where the aside has room beside what stands at the end: everywhere, or not on a phone. */
  asideFits?: "everywhere" | "wide";
  /** The address of the page above; none for a page that the bars link to. */
  back?: string;
  /** What stands at the end, such as a search and a button. */
  children?: ReactNode;
};

/** The height of the bar with one row, in pixels, with some space for large letters. */
const ONE_ROW = 84;

/**
 * The bar at the top of an office page. It stays in view while the page scrolls, except with several rows on a
 * phone, where it would take a fifth of the screen.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, aside, asideFits = "everywhere", back, children } = props;
  const t = useText();
  const { header, isTall } = useIsTall();
  return (
    <header
      ref={header}
      className={classNames(
        "z-10 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-5 py-2 md:sticky md:top-0",
        !isTall && "max-md:sticky max-md:top-0",
      )}
    >
      {back && (
        <Link
          to={back}
          aria-label={t("page.back")}
          className="-ms-3 grid size-12 flex-none place-items-center"
        >
          <ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
        </Link>
      )}
      <h1
        className={classNames(
          "my-2 line-clamp-4 min-w-0 text-lg font-bold wrap-anywhere hyphens-auto",
          back !== undefined && "max-w-[calc(100%-3rem)]",
        )}
      >
        {title}
      </h1>
      {aside && (
        <p className={classNames("text-sm text-muted", asideFits === "wide" && "max-md:hidden")}>
          {aside}
        </p>
      )}
      {children && <div className="ms-auto flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}

/** Whether a bar has more than one row now. */
function useIsTall() {
  const header = useRef<HTMLElement>(null);
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const bar = header.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => setIsTall(bar.offsetHeight > ONE_ROW));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return { header, isTall };
}
