import { currentRequestId } from "@comanda/api/shared/request-id";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { boundRepeatedErrors } from "./bound-repeated-errors.ts";

export type LogOptions = {
  level: string;
  /** Counts each line, also those that are left out. */
  onLine?: (level: "warn" | "error" | "fatal") => void;
};

const COUNTED = { 40: "warn", 50: "error", 60: "fatal" } as const;

/**
 * Creates the log: JSON, one object per line. Each line of a request has its `request_id`. The same
 * error again and again becomes a line with its number.
 */
export function createLog(
  { level, onLine = () => undefined }: LogOptions,
  destination?: DestinationStream,
): Logger {
  const isNew = boundRepeatedErrors();
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: () => {
      const id = currentRequestId();
      return id === undefined ? {} : { request_id: id };
    },
    hooks: {
      logMethod(args, method, of) {
        const counted = of in COUNTED ? COUNTED[of as keyof typeof COUNTED] : null;
        if (counted) onLine(counted);
        if (!counted || isNew(args[0], () => log)) method.apply(this, args);
      },
    },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  return log;
}
