import { hashPasswordsQuickly } from "./quick-passwords.ts";

// Runs before each file: this is a setup file of the API's projects.
hashPasswordsQuickly();
