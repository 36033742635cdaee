import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { SaveBar } from "./save-bar.tsx";

beforeAll(() => loadCatalog("en"));

const doNothing = () => undefined;

/** Whether the button that drops the changes can be pressed. */
function mayDiscard(state: { busy: boolean; sending?: boolean | undefined }): boolean {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <MemoryRouter>
        <SaveBar
          text="Not saved"
          problem={null}
          isSignedOut={false}
          onDiscard={doNothing}
          busy={state.busy}
          sending={state.sending}
        />
      </MemoryRouter>
    </LocaleProvider>,
  );
  const button = html.match(/<button[^>]*>Discard/u)?.[0] ?? "";
  expect(button).not.toBe("");
  return !/ disabled=""/u.test(button);
}

test("changes that are being sent cannot be dropped, those that wait for a picture can", () => {
  expect(mayDiscard({ busy: false })).toBe(true);
  expect(mayDiscard({ busy: true })).toBe(false);
  expect(mayDiscard({ busy: true, sending: true })).toBe(false);
  expect(mayDiscard({ busy: true, sending: false })).toBe(true);
});
