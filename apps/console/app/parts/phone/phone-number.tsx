import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";

const loadGroupedPhone = async () => (await import("./grouped-phone.tsx")).GroupedPhone;

/** A stored phone number in groups, as people read it aloud; as it is stored until they are known. */
export function PhoneNumber({ stored }: { stored: string }) {
  const { Part } = useLazyPart(loadGroupedPhone);
  return Part ? <Part stored={stored} /> : <bdi dir="ltr">{stored}</bdi>;
}
