import { mentionsAllergy } from "@comanda/domain/text/allergy-words";
import MessageSquareText from "lucide-react/icons/message-square-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";

/** What a guest wrote: on amber, and on red with a triangle where it speaks of an allergy. */
export function GuestComment({ children }: { children: string }) {
  const alert = mentionsAllergy(children);
  const Icon = alert ? TriangleAlert : MessageSquareText;
  const look = alert ? "bg-danger-soft font-bold" : "bg-warning-soft";
  return (
    <p
      data-allergy={alert || undefined}
      className={`mt-2 flex gap-2 rounded-s px-2.5 py-1.5 text-board leading-6 ${look}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 flex-none ${alert ? "text-danger" : "text-warning"}`}
      />
      <bdi className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</bdi>
    </p>
  );
}
