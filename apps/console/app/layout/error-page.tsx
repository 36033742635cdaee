import { useRequestId } from "@comanda/ui/page/request-id.tsx";
import { Link, useLocation } from "react-router";
import { type MessageKey, useText } from "../i18n/text.ts";
import { Button, buttonClasses } from "../parts/button.tsx";

type ErrorTexts = { title: MessageKey; text: MessageKey };

const texts: Record<"forbidden" | "missing" | "failed", ErrorTexts> = {
  forbidden: { title: "error.forbidden.title", text: "error.forbidden.text" },
  missing: { title: "error.missing.title", text: "error.missing.text" },
  failed: { title: "error.failed.title", text: "error.failed.text" },
};

function kindOf(status: number): keyof typeof texts {
  if (status === 403) return "forbidden";
  return status === 404 ? "missing" : "failed";
}

/** The page in place of one that is missing, not allowed or broken. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <main className="flex min-h-dvh flex-col">
      <ErrorText status={status} />
    </main>
  );
}

/** What a page is in place of, and the ways on; it stands within the bars of a company or alone. */
export function ErrorText({ status }: { status: number }) {
  const t = useText();
  const { pathname } = useLocation();
  const kind = kindOf(status);
  const { title, text } = texts[kind];
  return (
    <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-4 p-6">
      <title>{t(title)}</title>
      <h1 className="text-xl font-bold">{t(title)}</h1>
      <p className="text-md text-muted">{t(text)}</p>
      {kind === "failed" && <RequestNumber />}
      <div className="flex flex-wrap gap-3">
        {kind === "failed" && (
          <Button
            look="solid"
            className="flex-auto"
            onClick={() => window.location.assign(pathname)}
          >
            {t("error.retry")}
          </Button>
        )}
        <Link
          to="/"
          reloadDocument
          className={`${buttonClasses({ look: "outline", size: "m" })} flex-auto`}
        >
          {t("error.home")}
        </Link>
      </div>
    </div>
  );
}

/** The number of the request whose page failed, for the server's log; nothing for a page the browser made. */
export function RequestNumber() {
  const t = useText();
  const request = useRequestId();
  if (!request) return null;
  return (
    <p className="text-sm text-muted wrap-anywhere" {...request.attribute}>
      {t("error.requestId", { id: request.id })}
    </p>
  );
}
