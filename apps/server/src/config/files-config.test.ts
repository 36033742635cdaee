import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { repositoryRoot } from "./repository-root.ts";

const key = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "hunter2" };

test("pictures and backups may be in buckets of one service", () => {
  const { pictures, backups, bucketService } = readConfig({
    ...key,
    PICTURES_BUCKET: "s3://comanda/pictures/",
    BACKUP_DIR: "s3://safe",
    S3_ENDPOINT: "https://s3.example.com/",
    S3_REGION: "eu-1",
    S3_PATH_STYLE: "off",
  });
  expect(pictures).toEqual({ bucket: "comanda", prefix: "pictures/" });
  expect(backups?.location).toEqual({ bucket: "safe", prefix: "" });
  expect(bucketService).toEqual({
    endpoint: "https://s3.example.com",
    region: "eu-1",
    pathStyle: false,
    timeoutMs: 10_000,
    accessKeyId: "key",
    secretAccessKey: "hunter2",
  });
});

test("without an address the service is Amazon's in the region, and a path is a folder", () => {
  const { bucketService, backups } = readConfig({
    ...key,
    S3_REGION: "eu-1",
    BACKUP_DIR: "backups",
  });
  expect(bucketService?.endpoint).toBe("https://s3.eu-1.amazonaws.com");
  expect(backups?.location).toEqual({ folder: path.join(repositoryRoot, "backups") });
});

test.each([
  [{ PICTURES_BUCKET: "s3://comanda" }, "S3_ACCESS_KEY_ID is missing: PICTURES_BUCKET needs it"],
  [{ BACKUP_DIR: "s3://comanda" }, "S3_SECRET_ACCESS_KEY is missing: BACKUP_DIR needs it"],
  [{ S3_SECRET_ACCESS_KEY: "hunter2" }, "S3_ACCESS_KEY_ID is missing"],
  [{ ...key, PICTURES_BUCKET: "s3://comanda/../other" }, "PICTURES_BUCKET must be s3://"],
  [{ DATABASE_DIRECT_URL: "postgres://one/name" }, "DATABASE_URL is missing"],
])("%j is refused", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
  expect(() => readConfig(environment)).not.toThrow("hunter2");
});

test("with PgBouncer the Postgres has a second address, and statements have names only when it knows them", () => {
  const urls = { DATABASE_URL: "postgres://pool/name", DATABASE_DIRECT_URL: "postgres://one/name" };
  const direct = { directUrl: "postgres://one/name" };
  expect(readConfig(urls).pooler).toEqual({ ...direct, preparedStatements: false });
  const { pooler } = readConfig({ ...urls, DATABASE_PREPARED: "on" });
  expect(pooler).toEqual({ ...direct, preparedStatements: true });
});
