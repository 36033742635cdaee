type Send = (message: string) => void;

/** The visitors of this process who follow something, by its key. */
export type Followers = {
  /** Returns the function that removes the follower again. */
  add: (key: string, send: Send) => () => void;
  has: (key: string) => boolean;
  keys: () => string[];
  /** Sends a message to all who follow the key. */
  send: (key: string, message: string) => void;
  clear: () => void;
};

/** Returns a list without followers. */
export function createFollowers(): Followers {
  const byKey = new Map<string, Set<Send>>();
  return {
    add: (key, send) => {
      const senders = byKey.get(key) ?? new Set();
      byKey.set(key, senders.add(send));
      return () => {
        senders.delete(send);
        if (senders.size === 0 && byKey.get(key) === senders) byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    keys: () => [...byKey.keys()],
    send: (key, message) => {
      for (const send of byKey.get(key) ?? []) send(message);
    },
    clear: () => byKey.clear(),
  };
}
