import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { Button } from "@comanda/ui/controls/button.tsx";
import { QrPicture } from "@comanda/ui/controls/qr-picture.tsx";
import { useSnackbar } from "@comanda/ui/controls/snackbar.tsx";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { readSavedSharedCart } from "../../session/shared-cart/saved-shared-cart.ts";
import { invitingToken } from "../../shared-cart/own-lines.ts";

/** Invites others: a code to scan on this phone, the link to send or to copy. Needs the link's token. */
export function InviteGuests({ cart }: { cart: SharedCart }) {
  const t = useText();
  const { company, qr } = useCompanySite();
  const { say, snackbar } = useSnackbar();
  const token = invitingToken(readSavedSharedCart(company.id), cart);
  if (token === null) return null;
  const query = qr ? `?qr-id=${encodeURIComponent(qr.id)}` : "";
  const url = `${window.location.origin}/together${query}#${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      say(t("together.copied"));
    } catch {
      // Without HTTPS there is no clipboard.
      say(t("together.failed"), { failed: true });
    }
  };
  const canShare = typeof navigator.share === "function";
  const share = () => navigator.share({ title: company.name, url }).catch(() => undefined);
  return (
    <section
      aria-label={t("together.share")}
      className="flex flex-wrap items-center justify-center gap-4 rounded-m border border-line bg-surface p-4"
    >
      <QrPicture
        text={url}
        label={t("together.scan")}
        className="w-28 max-w-full flex-none rounded-s md:w-36"
      />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1.5 text-start">
        <h2 className="text-md">{t("together.share")}</h2>
        <p className="text-sm text-muted">{t("together.scan")}</p>
        {canShare && (
          <Button
            look="secondary"
            className="min-h-11! px-2! text-sm! md:self-start md:px-5!"
            onClick={() => void share()}
          >
            <Share2 aria-hidden="true" className="size-5 flex-none" />
            {t("together.send")}
          </Button>
        )}
        <Button
          look={canShare ? "plain" : "secondary"}
          className="min-h-11! px-2! text-sm! md:self-start md:px-5!"
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" className="size-5 flex-none" />
          {t("together.copy")}
        </Button>
      </div>
      {snackbar}
    </section>
  );
}
