import type { PrintingSettings as PrintingSettingsRules } from "@comanda/domain/printing/printing-settings";
import * as v from "valibot";
import {
  AnyInstant,
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredLine,
} from "../fields/field-schemas.ts";
import { TEXT_LANGUAGES } from "../fields/translations.ts";
import { MAX_STATIONS } from "../rules/staff-rules.ts";
import { Revision } from "./staff-order.ts";

const copies = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(5));

const Station = v.object({
  id: Id,
  name: requiredLine(40),
  /** The categories whose dishes it makes; what no station names goes to the default station. */
  category_ids: list(Id, 500),
  /** Null for a station without a printer: its tickets are not printed by themselves. */
  printer_id: nullByDefault(Id),
  copies: copies(1),
});

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** How a company prints. */
export const PrintingSettings = v.pipe(
  v.object({
    print_on: v.picklist(["placement", "acceptance"]),
    /** The language of the fixed words of tickets. */
    language: v.picklist(TEXT_LANGUAGES),
    stations: v.pipe(
      v.array(Station),
      v.minLength(1),
      v.maxLength(MAX_STATIONS),
      v.check((stations) => areUnique(stations.map(({ id }) => id)), "have the same id twice"),
      v.check(
        (stations) => areUnique(stations.flatMap(({ category_ids }) => category_ids)),
        "have the same category twice",
      ),
    ),
    default_station_id: Id,
    receipt: v.object({ printer_id: nullByDefault(Id), copies: copies(0) }),
    /** To be named by the next change; 0 until a member changes the settings. */
    revision: Revision,
  }),
  v.forward(
    v.check(
      ({ stations, default_station_id: id }) => stations.some((station) => station.id === id),
      "is none of the stations",
    ),
    ["default_station_id"],
  ),
) satisfies v.GenericSchema<unknown, PrintingSettingsRules>;
export type PrintingSettings = v.InferOutput<typeof PrintingSettings>;

/** What a member chooses of a printer. */
export const PrinterChoices = {
  name: requiredLine(40),
  /** `cloudprnt` asks the server itself; `agent` is reached by `comanda print-agent`. */
  kind: v.picklist(["cloudprnt", "agent"]),
  /** Letters in a line of its paper. */
  columns: v.picklist([32, 42, 48]),
  /** Whether all its tickets go as pictures, not only those with letters that it may not have. */
  as_pictures: v.boolean(),
};

/** A printer as it was last heard of. */
export const Printer = v.object({
  id: Id,
  ...PrinterChoices,
  /** When the printer or its agent last asked for tickets; null for never. */
  last_seen_at: nullByDefault(AnyInstant),
  /** What it said then: `ready`, `paper_out`, `cover_open`, `offline`, `error`. */
  status: nullByDefault(v.string()),
  /** Tickets that wait for it, or that it has not confirmed. */
  queued: NonNegativeInteger,
  /** Since when the first of them waits. */
  waiting_since: nullByDefault(AnyInstant),
});
export type Printer = v.InferOutput<typeof Printer>;
