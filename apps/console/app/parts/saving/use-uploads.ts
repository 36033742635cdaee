import { useEffect, useEffectEvent, useState } from "react";

/** The uploads of a form that run. */
export type Uploads = {
  running: number;
  /** How many have failed. */
  failures: number;
  /** Counts an upload until it has ended; it resolves to whether it arrived. */
  track: (upload: Promise<boolean>) => void;
};

/** The uploads of a form, so that saving can wait for them. */
export function useUploads(): Uploads {
  const [running, setRunning] = useState(0);
  const [failures, setFailures] = useState(0);
  const track = async (upload: Promise<boolean>) => {
    setRunning((count) => count + 1);
    let arrived = false;
    try {
      arrived = await upload;
    } finally {
      setRunning((count) => count - 1);
      if (!arrived) setFailures((count) => count + 1);
    }
  };
  return { running, failures, track: (upload) => void track(upload) };
}

type SaveAfterUploads = {
  /** Saves at once, or as soon as the uploads have ended; not if one of them fails. */
  save: () => void;
  isWaiting: boolean;
  /** Whether nothing was saved because an upload failed. */
  isStopped: boolean;
};

/** What is pressed while a picture is on its way is done with the picture. */
export function useSaveAfterUploads(
  { running, failures }: Uploads,
  save: () => void,
): SaveAfterUploads {
  /** How many uploads had failed at the press; null while no press waits. */
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const [isStopped, setStopped] = useState(false);
  const isWaiting = pressedAt !== null;
  const hasEnded = isWaiting && running === 0;
  // The newest draft has the pictures that have arrived.
  const end = useEffectEvent(() => {
    setPressedAt(null);
    setStopped(failures !== pressedAt);
    if (failures === pressedAt) save();
  });
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return {
    save: () => {
      setStopped(false);
      setPressedAt(failures);
    },
    isWaiting,
    isStopped,
  };
}
