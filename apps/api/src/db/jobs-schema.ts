/** The database schema of the queue of jobs, which makes and migrates its own tables in it. */
export const JOBS_SCHEMA = "comanda_jobs";
