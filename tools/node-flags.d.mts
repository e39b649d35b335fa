export declare const nodeFlags: readonly string[];
export declare const nodeEnvironment: Readonly<Record<string, string>>;
