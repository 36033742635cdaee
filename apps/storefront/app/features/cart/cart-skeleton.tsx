import { useText } from "../../i18n/text.ts";

const skeleton = "rounded-s bg-line motion-safe:animate-pulse";

/** Takes the cart's place until the browser has read it: rows and footer in their final sizes. */
export function CartSkeleton() {
  const t = useText();
  return (
    <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:flex-row lg:items-start lg:gap-6 lg:px-4 lg:pt-6">
      <p className="heard" role="status">
        {t("cart.loading")}
      </p>
      <div
        className="bg-surface lg:flex-1 lg:rounded-m lg:border lg:border-line"
        aria-hidden="true"
      >
        {[1, 2].map((row) => (
          <div key={row} className="flex items-center gap-3 border-b border-line p-4">
            <div className="size-16 flex-none rounded-m bg-line motion-safe:animate-pulse" />
            <div className="flex flex-1 flex-col gap-2">
              <div className={`h-4 w-2/3 ${skeleton}`} />
              <div className={`h-4 w-1/3 ${skeleton}`} />
            </div>
            <div className={`h-11 w-30 ${skeleton}`} />
          </div>
        ))}
      </div>
      <div
        className="bottom-0 mt-auto [@media(min-height:30rem)]:sticky flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-4 lg:mt-0 lg:w-[min(22.5rem,40%)] lg:rounded-m lg:border"
        aria-hidden="true"
      >
        <div className={`h-6 w-full ${skeleton}`} />
        <div className="h-13 w-full rounded-m bg-line motion-safe:animate-pulse" />
      </div>
    </div>
  );
}
