/**
 * A backup that cannot be written, read or restored. The message is complete: the reason, and what to
 * do.
 */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}
