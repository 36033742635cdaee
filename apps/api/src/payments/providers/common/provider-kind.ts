export type ProviderKind = "stripe" | "tuna" | "d24" | "sandbox";
