import type { DatabaseEvents } from "../db/connect/database-events.ts";

type Subscriber = { channel: string; handler: (payload: string) => void; missed?: () => void };

/** Events within a test: what is published reaches the subscribers at once. */
export function createEventBus() {
  const subscribers = new Set<Subscriber>();
  const events: DatabaseEvents = {
    publish: async (channel, payload) => {
      for (const each of subscribers) if (each.channel === channel) each.handler(payload);
    },
    subscribe: async (channel, handler, missed) => {
      const subscriber = { channel, handler, ...(missed ? { missed } : {}) };
      subscribers.add(subscriber);
      return async () => void subscribers.delete(subscriber);
    },
  };
  return {
    events,
    /** The channels with a subscriber. */
    channels: () => [...subscribers].map(({ channel }) => channel),
    /** Tells every subscriber that events may be lost. */
    miss: () => {
      for (const { missed } of subscribers) missed?.();
    },
  };
}
