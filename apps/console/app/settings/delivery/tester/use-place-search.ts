import type { Suggestion } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import { createPlacesClient } from "@comanda/ui/places/places-client.ts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useMemo, useState } from "react";

/** `none`: nothing was found. `failed`: no provider answered, or the place has no position. */
type SearchState = "idle" | "searching" | "found" | "none" | "failed";

type Options = {
  companyId: string;
  initialText?: string | undefined;
  onPlace: (position: Position) => void;
};

/** The address search of the storefront, for one company. */
export function usePlaceSearch({ companyId, initialText = "", onPlace }: Options) {
  const places = useMemo(
    () => createPlacesClient({ query: { company: companyId }, onFailure: () => undefined }),
    [companyId],
  );
  const [text, setText] = useState(initialText);
  const [state, setState] = useState<SearchState>("idle");
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof places.search>>>(null);
  const [session] = useState(randomKey);

  const search = async () => {
    if (text.trim() === "" || state === "searching") return;
    setState("searching");
    const found = await places.search({ text: text.trim(), expand: true, session });
    setAnswer(found);
    if (!found) setState("failed");
    else setState(found.suggestions.length > 0 ? "found" : "none");
  };
  const pick = async ({ id, text: address, position }: Suggestion) => {
    if (!answer) return;
    setText(address);
    setState("searching");
    const { provider } = answer;
    const place = position ?? (await places.details({ id, provider, session }));
    setState(place ? "idle" : "failed");
    setAnswer(null);
    if (place) onPlace({ latitude: place.latitude, longitude: place.longitude });
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setState("idle");
      setAnswer(null);
    },
    state,
    suggestions: answer?.suggestions ?? [],
    search,
    pick,
  };
}
