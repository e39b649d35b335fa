export declare const nodeFlags: readonly string[];
export declare const nodeEnvironment: Readonly<Record<string, string>>;
export declare const serverEnvironment: Readonly<Record<string, string>>;
