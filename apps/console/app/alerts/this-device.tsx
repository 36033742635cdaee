import type { PushDevice } from "@comanda/contract/staff/alert-schemas";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useState } from "react";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { type PushDeviceState, usePushDevice } from "./use-push-device.ts";

type ThisDeviceProps = { companyId: string; devices: readonly PushDevice[] };
type TestResult = "sent" | "gone" | "failed";

const testTexts = {
  sent: "alerts.device.testSent",
  gone: "alerts.device.testGone",
  failed: "alerts.device.testFailed",
} as const;

const stateTexts = {
  // Not seen: it keeps the place, so that nothing below moves under a finger.
  reading: "alerts.device.off",
  unsupported: "alerts.device.unsupported",
  blocked: "alerts.device.blocked",
  off: "alerts.device.off",
  on: "alerts.device.on",
} as const satisfies Record<PushDeviceState, unknown>;

/** Turns push messages on this device on and off, tries them, and lists the member's other devices. */
export function ThisDevice({ companyId, devices }: ThisDeviceProps) {
  const t = useText();
  const push = usePushDevice(companyId, devices);
  const [tested, setTested] = useState<TestResult | null>(null);
  const { state, own, others } = push;
  const isReading = state === "reading";
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <h2 className="text-md font-bold">{t("alerts.thisDevice")}</h2>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        <span className={isReading ? "invisible" : ""}>{t(stateTexts[state])}</span>
      </p>
      {(isReading || state === "off") && (
        <Button
          look="tonal"
          className={classNames("self-start", isReading && "invisible")}
          busy={push.busy}
          onClick={push.turnOn}
        >
          {t("alerts.device.turnOn")}
        </Button>
      )}
      {own && (
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            disabled={push.busy}
            onClick={async () => setTested(await push.test(own.id))}
          >
            {t("alerts.test")}
          </Button>
          <Button look="quiet" disabled={push.busy} onClick={() => push.remove(own.id)}>
            {t("alerts.device.turnOff")}
          </Button>
        </div>
      )}
      <p role="alert" className="text-sm wrap-anywhere empty:hidden">
        {push.failed && t("alerts.device.failed")}
        {!push.failed && tested && t(testTexts[tested])}
      </p>
      {others.length > 0 && (
        <>
          <h3 className="text-sm text-muted">{t("alerts.otherDevices")}</h3>
          <ul className="flex flex-col">
            {others.map(({ id, name }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-3">
                <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
                <Button look="quiet" disabled={push.busy} onClick={() => push.remove(id)}>
                  {t("alerts.device.remove", { name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
