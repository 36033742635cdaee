import {
  MAX_CANCEL_MINUTES,
  MAX_FINALIZE_MINUTES,
  MAX_MINUTES_CHOICES,
  MAX_PROMISE_MINUTES,
} from "@comanda/contract/rules/staff-rules";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import {
  DEFAULT_CANCEL_MINUTES,
  defaultMinutes,
  leadMinutes,
} from "@comanda/domain/board/board-settings";
import { SERVICE_TYPES, type ServiceType } from "@comanda/domain/company/service-type";
import { toLatinDigits } from "@comanda/domain/text/digits";

type ByType<Value> = Record<ServiceType, Value>;

/** The settings as the form has them: numbers as the member types them. */
export type BoardDraft = {
  revision: number;
  choices: string;
  defaults: ByType<string>;
  auto: ByType<{ active: boolean; minutes: string }>;
  lead: ByType<string>;
  finalize: string;
  cancel: { mode: CancelMode; minutes: string };
  tableCalls: boolean;
};

/** Whether customers may cancel: never, for some minutes, or as long as the order is not accepted. */
export type CancelMode = "never" | "minutes" | "accepted";

/** A field of the form. */
export type BoardField =
  | "choices"
  | `${"defaults" | "auto" | "lead"}.${ServiceType}`
  | "finalize"
  | "cancel";
export type DraftErrors = { [Field in BoardField]?: "wrong" | "rise" };

const byType = <Value>(minutesOf: (type: ServiceType) => Value): ByType<Value> => ({
  TABLE: minutesOf("TABLE"),
  ONSITE: minutesOf("ONSITE"),
  TAKEAWAY: minutesOf("TAKEAWAY"),
  DELIVERY: minutesOf("DELIVERY"),
});

/** The draft of stored settings; numbers are texts as they are typed. */
export function startBoardDraft(settings: RevisedBoardSettings): BoardDraft {
  return {
    revision: settings.revision,
    choices: settings.minutes_choices.join(", "),
    defaults: byType((type) => String(defaultMinutes(settings, type))),
    auto: byType((type) => ({
      active: settings.auto_accept[type] !== undefined,
      minutes: String(settings.auto_accept[type] ?? defaultMinutes(settings, type)),
    })),
    lead: byType((type) => String(leadMinutes(settings, type))),
    finalize: String(settings.finalize_after_minutes),
    cancel: {
      mode: cancelMode(settings.customer_cancel_minutes),
      minutes: String(settings.customer_cancel_minutes || DEFAULT_CANCEL_MINUTES),
    },
    tableCalls: settings.table_calls,
  };
}

function cancelMode(minutes: number | null): CancelMode {
  if (minutes === null) return "accepted";
  return minutes === 0 ? "never" : "minutes";
}

/** What is wrong with each field; empty when the draft can be stored. */
export function draftErrors(draft: BoardDraft): DraftErrors {
  const errors: DraftErrors = {};
  const check = (field: BoardField, text: string, most: number) => {
    if (!isMinutes(readNumber(text), most)) errors[field] = "wrong";
  };
  const choices = readChoices(draft.choices);
  const isCountable = choices.length >= 1 && choices.length <= MAX_MINUTES_CHOICES;
  if (!isCountable || !choices.every((each) => isMinutes(each, MAX_PROMISE_MINUTES)))
    errors.choices = "wrong";
  else if (choices.some((each, at) => at > 0 && each <= (choices[at - 1] ?? 0)))
    errors.choices = "rise";
  for (const type of SERVICE_TYPES) {
    check(`defaults.${type}`, draft.defaults[type], MAX_PROMISE_MINUTES);
    check(`lead.${type}`, draft.lead[type], MAX_PROMISE_MINUTES);
    if (draft.auto[type].active)
      check(`auto.${type}`, draft.auto[type].minutes, MAX_PROMISE_MINUTES);
  }
  if (draft.cancel.mode === "minutes") check("cancel", draft.cancel.minutes, MAX_CANCEL_MINUTES);
  check("finalize", draft.finalize, MAX_FINALIZE_MINUTES);
  return errors;
}

/** The settings that a draft without errors stands for. */
export function boardSettingsOf(draft: BoardDraft): RevisedBoardSettings {
  const automatic = SERVICE_TYPES.filter((type) => draft.auto[type].active);
  return {
    revision: draft.revision,
    minutes_choices: readChoices(draft.choices),
    default_minutes: byType((type) => readNumber(draft.defaults[type])),
    auto_accept: Object.fromEntries(
      automatic.map((type) => [type, readNumber(draft.auto[type].minutes)]),
    ),
    lead_minutes: byType((type) => readNumber(draft.lead[type])),
    finalize_after_minutes: readNumber(draft.finalize),
    customer_cancel_minutes: cancelMinutes(draft.cancel),
    table_calls: draft.tableCalls,
  };
}

function cancelMinutes({ mode, minutes }: BoardDraft["cancel"]): number | null {
  if (mode === "minutes") return readNumber(minutes);
  return mode === "never" ? 0 : null;
}

/** The numbers of a text, with spaces and commas of all keyboards between them. */
function readChoices(text: string): number[] {
  return text
    .split(/[\s,;،؛、]+/u)
    .filter(Boolean)
    .map(readNumber);
}

/** A whole number without a sign; NaN for other texts. */
function readNumber(text: string): number {
  const digits = toLatinDigits(text.trim());
  return /^\d{1,6}$/u.test(digits) ? Number(digits) : Number.NaN;
}

const isMinutes = (value: number, most: number): boolean => value >= 1 && value <= most;
