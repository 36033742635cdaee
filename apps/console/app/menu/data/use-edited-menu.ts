import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef, useState } from "react";
import { type ChangeAuthor, changeAuthor } from "../../api/change-author.ts";
import { officeApi } from "../../api/office-api.ts";
import { type Refusal, refusalOf } from "../../api/refusal.ts";
import { keepUnchanged } from "./menu-edits.ts";
import type { Menu, MenuPlace } from "./menu-types.ts";
import { WriteQueue } from "./write-queue.ts";

/** How long a change can be undone from its message. */
const UNDO_MS = 15_000;

/** What was just done: one change or several, by their ids in the audit log, in their sequence. */
type Done = { text: string; changeIds: readonly string[]; until: number };

/** Why a change was not made. `changed`: another member changed the same part first. */
export type WriteError = "changed" | "inUse" | Refusal;

/** One change: what the page shows at once, the call, and what its answer changes in the menu. */
type Write<Answer extends { change_id: string | null }> = {
  /** What was done, for the message with its undo; null shows none. */
  text: string | null;
  show?: (menu: Menu) => Menu;
  /** `latest` is the menu after all earlier writes, with their revisions. */
  call: (latest: Menu) => Promise<Answer>;
  settle?: (menu: Menu, answer: Answer) => Menu;
};

/**
 * The menu of a page: what the server has, and at once what the member changes. Writes are sent one
 * after the other, each with the revisions of the one before.
 */
export function useEditedMenu({ companyId }: MenuPlace, initial: Menu) {
  const params = { companyId };
  const [menu, setMenu] = useState(initial);
  const [done, setDone] = useState<Done | null>(null);
  const [error, setError] = useState<WriteError | null>(null);
  useClearWhenOnline(error === "unreachable", () => setError(null));
  const latest = useRef(menu);
  /** The menu as the server has confirmed it: without changes that are on their way. */
  const confirmed = useRef(menu);
  const [queue] = useState(() => new WriteQueue());
  const writes = useRef(0);
  const author = useRef<ChangeAuthor>({ isYou: false, name: null });

  const apply = (change: (menu: Menu) => Menu) => {
    latest.current = change(latest.current);
    setMenu(latest.current);
  };
  /** Changes the menu by what the server has stored. */
  const confirm = (change: (menu: Menu) => Menu) => {
    confirmed.current = change(confirmed.current);
    apply(change);
  };
  /** Resolves to whether the server has answered. */
  const read = async (): Promise<boolean> => {
    const fresh = await officeApi("readMenu", { params }).catch(() => null);
    // While a later write waits, its answer would be older than what the page shows.
    if (!fresh || queue.hasLater) return fresh !== null;
    apply((before) => keepUnchanged(before, toMenu(fresh, before)));
    confirmed.current = latest.current;
    return true;
  };
  const refresh = () => queue.run(read);
  useOnRefocus(() => void refresh());

  /** Shows why a change was not made, and the menu as the server has it. */
  const handle = async (failure: unknown): Promise<WriteError> => {
    setDone(null);
    const why = writeError(failure);
    setError(why);
    if (failure instanceof ApiError) author.current = changeAuthor(failure.problem);
    // Without a connection nothing can be read: the page goes back to what the server has confirmed.
    if (!((await refresh()) || queue.hasWork)) apply(() => confirmed.current);
    return why;
  };

  /** Sends one change, and shows why it was not made. */
  const attempt = async <Answer extends { change_id: string | null }>({
    text,
    show,
    call,
    settle,
  }: Write<Answer>): Promise<{ answer: Answer } | { error: WriteError }> => {
    setError(null);
    // The change before can no longer be undone by itself: this one may build on it.
    setDone(null);
    writes.current += 1;
    const number = writes.current;
    if (show) apply(show);
    try {
      const answer = await queue.run(() => call(latest.current));
      if (show) confirmed.current = show(confirmed.current);
      if (settle) confirm((before) => settle(before, answer));
      const changeId = answer.change_id;
      if (text !== null && changeId !== null && number === writes.current)
        setDone({ text, changeIds: [changeId], until: Date.now() + UNDO_MS });
      return { answer };
    } catch (failure) {
      return { error: await handle(failure) };
    }
  };

  /** Resolves to the answer; null where the change was not made, which `error` explains. */
  const write = async <Answer extends { change_id: string | null }>(
    sent: Write<Answer>,
  ): Promise<Answer | null> => {
    const made = await attempt(sent);
    return "answer" in made ? made.answer : null;
  };

  /** Resolves to whether everything was taken back; `error` says why not. */
  const undo = async (): Promise<boolean> => {
    if (!done) return false;
    setDone(null);
    // The last one first: a change may build on the one before.
    for (const [taken, entryId] of done.changeIds.toReversed().entries()) {
      const call = () => officeApi("undoChange", { params: { companyId, entryId }, body: {} });
      const made = await attempt({ text: null, call });
      if ("answer" in made) continue;
      // A failed write has read the menu again. What is left can be undone by another press, unless none can help.
      const changeIds = done.changeIds.slice(0, done.changeIds.length - taken);
      if (taken > 0 || isTemporary(made.error))
        setDone({ ...done, changeIds, until: Date.now() + UNDO_MS });
      return false;
    }
    await refresh();
    return true;
  };

  return {
    menu,
    /** The menu after all changes, also for work that began with an earlier one. */
    latest: () => latest.current,
    /** Who changed the same part before the change that was refused last. */
    lastAuthor: () => author.current,
    apply: confirm,
    write,
    refresh,
    error,
    setError,
    done,
    clearDone: () => setDone(null),
    /** Offers to undo changes that were made without `write`, all of them at once. */
    showDone: (text: string, ...changeIds: string[]) => {
      setError(null);
      setDone({ text, changeIds, until: Date.now() + UNDO_MS });
    },
    undo,
  };
}

export type MenuState = ReturnType<typeof useEditedMenu>;

const toMenu = ({ categories, picture_urls }: StaffMenu, { currency }: Menu): Menu => ({
  categories,
  picture_urls,
  currency,
});

const lasting: readonly WriteError[] = ["changed", "inUse", "forbidden", "demo"];

/** Whether the same call may succeed later. */
const isTemporary = (error: WriteError): boolean => !lasting.includes(error);

/** Throws what is no failure of a call. */
export function writeError(failure: unknown): WriteError {
  if (!(failure instanceof ApiError)) throw failure;
  if (failure.code === "part_in_use") return "inUse";
  return failure.code === "part_changed" || failure.code === "part_not_found"
    ? "changed"
    : refusalOf(failure);
}
