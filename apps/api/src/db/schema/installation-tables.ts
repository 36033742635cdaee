/** What the database stores about itself. */
export type InstallationTables = {
  /** The checksum of the SQL that each migration executed here; see `migration-checksums.ts`. */
  migration_checksums: { name: string; checksum: string };
  /** Facts about the installation; see `installation-facts.ts`. */
  installation: { name: string; value: string };
};
