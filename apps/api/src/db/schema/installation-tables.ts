/** What the database knows of itself. */
export type InstallationTables = {
  /** Which SQL each migration executed here; see `migration-checksums.ts`. */
  migration_checksums: { name: string; checksum: string };
  /** Facts about the installation; see `installation.ts`. */
  installation: { name: string; value: string };
};
