import { useText } from "../../i18n/text.ts";
import type { FileProblem } from "./use-settings-picture.ts";

type PictureProblemProps = {
  problem: FileProblem | null;
  /** What the server refused about the picture. */
  fault: string | undefined;
};

/** Says beside a picture of the settings why a file was not taken. */
export function PictureProblem({ problem, fault }: PictureProblemProps) {
  const t = useText();
  return (
    <p role="alert" className="pt-1 text-sm text-danger wrap-anywhere empty:hidden">
      {problem ? (
        <>
          <b>
            <bdi>{problem.name}</bdi>
          </b>
          {": "}
          {t(problem.key)}
        </>
      ) : (
        fault
      )}
    </p>
  );
}
