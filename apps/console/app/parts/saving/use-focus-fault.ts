import { type RefObject, useEffect, useRef, useState } from "react";
import { focusFault } from "./focus-fault.ts";

type FocusFault<Body> = {
  /** For the element with the fields. */
  body: RefObject<Body | null>;
  /** To be called at each attempt to send the form. */
  onSubmit: () => void;
};

/** Moves the focus to the first wrong field after an attempt to send a form: it may be out of view. */
export function useFocusFault<Body extends HTMLElement>(): FocusFault<Body> {
  const body = useRef<Body>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) focusFault(body.current);
  }, [submits]);
  return { body, onSubmit: () => setSubmits((count) => count + 1) };
}
