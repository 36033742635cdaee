import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router";

/** What would be lost when the page is left. `keeps` says whether a navigation has to wait for an answer. */
type Guard = { keeps: BlockerFunction };

/** The guards of the page and of its open sheets, the uppermost last. */
let guards: readonly Guard[] = [];
/** The guard that asks, and the navigation that waits for the answer. */
let asking: Guard | undefined;
let waiting: Blocker | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the uppermost guard with something to lose keeps the page: it is the one that asks. */
const uppermostKeeps: BlockerFunction = (navigation) => {
  asking = guards.findLast((guard) => guard.keeps(navigation));
  return asking !== undefined;
};

/**
 * Keeps the page while something in it would be lost by a navigation. Returns that navigation while it waits for this
 * guard's answer, and what the guard has to render.
 */
export function useLeaveGuard(keeps: BlockerFunction): {
  navigation: Blocker | undefined;
  blocker: ReactNode;
} {
  const guard = useRef<Guard>({ keeps });
  useLayoutEffect(() => {
    guard.current.keeps = keeps;
  });
  useLayoutEffect(() => {
    const added = guard.current;
    guards = [...guards, added];
    notify();
    return () => {
      guards = guards.filter((each) => each !== added);
      notify();
    };
  }, []);
  const navigation = useSyncExternalStore(
    subscribe,
    () => (asking === guard.current ? waiting : undefined),
    () => undefined,
  );
  const isLowest = useSyncExternalStore(
    subscribe,
    () => guards[0] === guard.current,
    () => false,
  );
  return { navigation, blocker: isLowest && <NavigationBlocker /> };
}

/**
 * The page's only blocker: the router asks only one of several. The lowest guard renders it, so that it stays while
 * sheets open and close: a new one is asked only some renders later.
 */
function NavigationBlocker() {
  const blocker = useBlocker(uppermostKeeps);
  useLayoutEffect(() => {
    waiting = blocker.state === "blocked" ? blocker : undefined;
    notify();
  }, [blocker]);
  return null;
}
