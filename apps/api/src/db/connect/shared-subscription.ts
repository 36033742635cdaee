type End = () => Promise<void>;

/** One subscription for all followers of a process. */
export type SharedSubscription = {
  /** Opens it for the first follower. After a failure the next follower tries again. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** `subscribe` resolves to the function that ends the subscription. */
export function createSharedSubscription(subscribe: () => Promise<End>): SharedSubscription {
  let subscription: Promise<End> | null = null;
  return {
    open: async () => {
      subscription ??= subscribe().catch((error) => {
        subscription = null;
        throw error;
      });
      await subscription;
    },
    close: async () => {
      const end = await subscription?.catch(() => null);
      await end?.();
    },
  };
}
