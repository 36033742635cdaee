import { useText } from "../../../i18n/text.ts";

/** How a zone is drawn, or its corners are moved. Only a mouse has a right button. */
export function TaskHint({ task }: { task: "draw" | "edit" }) {
  const t = useText();
  if (task === "draw") return t("settings.delivery.drawHint");
  return (
    <>
      {t("settings.delivery.editHint")}{" "}
      <span className="hidden pointer-fine:inline">{t("settings.delivery.editHintMouse")}</span>
    </>
  );
}
