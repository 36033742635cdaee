import { useEffect, useState } from "react";
import { accountApi } from "../api/account-api.ts";
import { type Failure, failureOf } from "../api/failure.ts";
import { forgetInvitationToken, openInvitationToken } from "./invitation-token.ts";

export type Invitation = Awaited<ReturnType<typeof accountApi<"readInvitation">>>;
type Loaded = { invitation: Invitation; signedInAs: { name: string; email: string } | null };

/** Reads the invitation of the page's link, and who is signed in. */
export function useInvitation() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    setToken(openInvitationToken(window.location.hash));
    // A new link that is pasted over a used one changes the hash only: the page would stay as it is.
    const open = () => window.location.hash && window.location.reload();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  useEffect(() => {
    if (token === null) return;
    const load = async () => {
      const invitation = await accountApi("readInvitation", { token });
      const { account, by_pin } = await accountApi("readMe");
      // Accounts without an e-mail address, like the demo's, join nothing.
      const signedInAs =
        by_pin || !account?.email ? null : { name: account.name, email: account.email };
      setLoaded({ invitation, signedInAs });
    };
    load().catch((error) => {
      const failure = failureOf(error);
      // A link that lost its end on the way, such as in a chat, has no valid form.
      const isExpired = ["link_expired", "invalid_body"].includes(failure.code);
      if (isExpired) forgetInvitationToken();
      setProblem(isExpired ? { ...failure, code: "link_expired" } : failure);
    });
  }, [token]);
  return {
    token,
    loaded,
    problem,
    /** The account that was signed in has signed out. */
    leaveAccount: () => setLoaded((before) => before && { ...before, signedInAs: null }),
  };
}
