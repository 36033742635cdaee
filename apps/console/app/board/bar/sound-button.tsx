import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { type SoundStatus, soundStatus } from "../../web/sound/sound-state.ts";
import { useShift, useSituation } from "../context/board-context.tsx";

const labels: Record<SoundStatus, MessageKey> = {
  locked: "board.sound.locked",
  on: "board.sound.on",
  blocked: "board.sound.blocked",
  muted: "board.sound.muted",
};

/** The sound of this device, always said; a press mutes it, or turns it on. */
export function SoundButton({ compact = false }: { compact?: boolean }) {
  const t = useText();
  const shift = useShift();
  const status = useSituation(({ sound }) => soundStatus(sound));
  const ringing = useSituation((situation) => situation.ringing !== null);
  const isOn = status === "on";
  const Icon = isOn ? Bell : BellOff;
  const press = () => {
    if (status === "on") shift.setMuted(true);
    else if (status === "muted") shift.setMuted(false);
    else void shift.start();
  };
  return (
    <button
      type="button"
      data-sound={status}
      onClick={press}
      className="relative flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-m px-2 max-[80rem]:px-1 text-sm font-bold"
    >
      <span
        className={`grid size-9 flex-none place-items-center rounded-full ${look(isOn, ringing)}`}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className={compact ? "heard" : "text-start leading-tight max-lg:sr-only"}>
        {t(labels[status])}
      </span>
      <span className="heard">{isOn ? t("board.sound.mute") : t("board.sound.turnOn")}</span>
    </button>
  );
}

function look(isOn: boolean, ringing: boolean): string {
  if (!isOn) return "border-2 border-danger bg-danger-soft text-danger";
  return ringing
    ? "border-2 border-surface bg-accent text-accent-ink outline-2 outline-accent"
    : "border-2 border-positive bg-surface text-ink";
}
