import { describedOnce } from "../../form/translated-descriptions.ts";
import type { TranslatedText } from "../../form/translated-texts-card.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { listPath, METHOD_TYPES, methodsOf, withTranslatedNames } from "./method-list.ts";

/** The names of payment methods, each once, to be translated. */
export function methodTexts({ value, setAll }: Pick<SettingsForm, "value" | "setAll">) {
  const methods = METHOD_TYPES.flatMap((type) =>
    methodsOf(value, type).map((method, at) => ({
      method,
      path: `${listPath(type)}.${at}.translations`,
    })),
  );
  const described = describedOnce(methods.map(({ method }) => method));
  return [...described].map(
    ([of, { translations, places }]): TranslatedText => ({
      key: of,
      of,
      field: "description",
      max: 120,
      translations,
      paths: places.flatMap((place) => methods[place]?.path ?? []),
      onChange: (changed) => setAll(withTranslatedNames(value, of, changed)),
    }),
  );
}
