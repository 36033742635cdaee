import { useEffect, useState } from "react";

/**
 * A stored phone number as a part of a message, which isolates it, in the groups of its country; as it is stored until these
 * are known.
 */
export function usePhoneText(stored: string): string {
  const [group, setGroup] = useState<(stored: string) => string>();
  useEffect(() => {
    let isShown = true;
    import("./format-phone.ts").then(
      ({ formatPhone }) => isShown && setGroup(() => formatPhone),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return group?.(stored) ?? stored;
}
