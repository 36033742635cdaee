import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";

const loadGroupedPhone = async () => (await import("./grouped-phone.tsx")).GroupedPhone;

/**
 * A stored phone number in groups, as people read it aloud; as it is stored until they are known. Its element stays the same
 * then: a press whose element is replaced before it ends opens no link.
 */
export function PhoneNumber({ stored }: { stored: string }) {
  const { Part } = useLazyPart(loadGroupedPhone);
  return (
    <bdi dir="ltr" className="inline-block max-w-full">
      {Part ? <Part stored={stored} /> : stored}
    </bdi>
  );
}
