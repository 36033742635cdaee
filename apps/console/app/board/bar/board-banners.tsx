import { IconLabel } from "@comanda/ui/controls/icon-label.tsx";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { Banner } from "../../parts/banner.tsx";
import { type SoundStatus, soundStatus } from "../../web/sound/sound-state.ts";
import { waitingCount } from "../actions/action-queue.ts";
import { useBoard, useShift, useSituation } from "../context/board-context.tsx";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";

/** What keeps new orders from being noticed here, in the largest letters, with the button that helps. */
export function BoardBanners() {
  const hasEnded = useSituation(({ connection }) => connection.phase === "ended");
  return (
    <>
      <ConnectionBanner />
      {!hasEnded && <SoundBanner />}
    </>
  );
}

/** That new orders do not reach this device; also for the sheets that cover the board. */
export function ConnectionBanner() {
  const phase = useSituation(({ connection }) => connection.phase);
  return phase === "cut" && <CutBanner />;
}

const buttonClasses =
  "flex min-h-13 items-center justify-center gap-2 rounded-m bg-surface px-5 py-1 text-board font-bold text-danger max-md:w-full max-md:text-md";

type BannerButtonProps = { icon: LucideIcon; onClick: () => void; children: ReactNode };

function BannerButton({ icon, onClick, children }: BannerButtonProps) {
  return (
    <button type="button" onClick={onClick} className={buttonClasses}>
      <IconLabel icon={icon}>{children}</IconLabel>
    </button>
  );
}

function CutBanner() {
  const t = useText();
  const board = useBoard();
  const style = useTimeStyle();
  const since = useSituation(({ connection }) => connection.heardAt);
  const kept = useSituation(({ queue }) => waitingCount(queue));
  return (
    <Banner
      icon={<WifiOff aria-hidden="true" className="size-12 max-md:size-8" />}
      title={t("board.banner.cut", { time: timeText(since, style) })}
      action={
        <BannerButton icon={RefreshCw} onClick={() => board.wake({ reconnect: true })}>
          {t("board.banner.tryNow")}
        </BannerButton>
      }
    >
      {t("board.banner.cutMissed")} {kept > 0 && t("board.banner.kept", { count: kept })}
    </Banner>
  );
}

type Problem = { title: MessageKey; missed: MessageKey; help: MessageKey };

const problems: Record<Exclude<SoundStatus, "on">, Problem> = {
  locked: {
    title: "board.banner.noSound",
    missed: "board.banner.silent",
    help: "board.banner.startShift",
  },
  blocked: {
    title: "board.banner.blocked",
    missed: "board.banner.silent",
    help: "board.banner.soundAgain",
  },
  muted: {
    title: "board.banner.muted",
    missed: "board.banner.silent",
    help: "board.banner.soundAgain",
  },
};

function SoundBanner() {
  const t = useText();
  const shift = useShift();
  const status = useSituation(({ sound }) => soundStatus(sound));
  if (status === "on") return null;
  const { title, missed, help } = problems[status];
  return (
    <Banner
      icon={<BellOff aria-hidden="true" className="size-12 max-md:size-8" />}
      title={t(title)}
      action={
        <BannerButton icon={Bell} onClick={() => void shift.start()}>
          {t(help)}
        </BannerButton>
      }
    >
      <span className="max-md:hidden">{t(missed)}</span>
    </Banner>
  );
}
