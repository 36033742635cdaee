import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RequestIdContext } from "../page/request-id.tsx";
import type { PageBytes } from "./page-bytes.server.ts";

/** Milliseconds that the router waits for the data of a page. */
export const STREAM_TIMEOUT_MS = 5_000;

type DocumentRequest = {
  url: string;
  context: EntryContext;
  /** Marks the page's own scripts: see `hashPageScripts`. */
  nonce: string;
  /** Shown by an error page. */
  requestId: string | null;
  onError: (error: unknown) => void;
};

/**
 * Renders the page. `failed` says that a part of the page could not be rendered. Rejects
 * when not even an error page could be.
 */
export function renderDocument({
  url,
  context,
  nonce,
  requestId,
  onError,
}: DocumentRequest): Promise<{ rendered: PageBytes; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdContext value={requestId}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </RequestIdContext>,
      {
        nonce,
        onShellReady() {
          shellRendered = true;
        },
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          buffer(body).then((rendered) => resolve({ rendered, failed }), reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          failed = true;
          // An error of the shell rejects, and the caller logs it.
          if (shellRendered) onError(error);
        },
      },
    );
    const timeout = setTimeout(abort, STREAM_TIMEOUT_MS + 1_000);
  });
}

/** The `lang` of a rendered page, so that header and page agree, also for error pages. */
export function pageLanguage(page: PageBytes): string | null {
  const start = page.toString("latin1", 0, page.indexOf(">", page.indexOf("<html")));
  return /<html lang="([\w-]+)"/u.exec(start)?.[1] ?? null;
}
