// Loaded into the tests' servers before their own modules: hashing a password takes a tenth of a second of the
// processor by design, and most journeys begin with a new member. No code of the server knows of it;
// apps/api/src/accounts/password-cost.test.ts checks the real cost. The API's tests do the same in their own process
// (apps/api/src/testing/quick-passwords.ts); this is JavaScript, because the system's Node loads it too.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done);
syncBuiltinESMExports();
