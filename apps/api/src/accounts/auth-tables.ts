/**
 * The names of better-auth's models and fields in our tables (migration 0011). Fields that have the
 * same name in both are absent.
 */
const times = { createdAt: "created_at", updatedAt: "updated_at" } as const;

export const accountModel = {
  modelName: "staff_accounts",
  fields: { ...times, emailVerified: "email_verified" },
} as const;

export const sessionModel = {
  modelName: "staff_sessions",
  fields: {
    ...times,
    userId: "account_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
  },
} as const;

export const credentialModel = {
  modelName: "staff_credentials",
  fields: {
    ...times,
    userId: "account_id",
    accountId: "provider_account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
  },
} as const;

export const verificationModel = {
  modelName: "staff_verifications",
  fields: { ...times, expiresAt: "expires_at" },
} as const;

export const passkeySchema = {
  passkey: {
    modelName: "staff_passkeys",
    fields: {
      userId: "account_id",
      publicKey: "public_key",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const;

export const twoFactorSchema = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "staff_two_factors",
    fields: {
      userId: "account_id",
      backupCodes: "backup_codes",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
} as const;
