/** gltf-validator has no types. */
declare module 'gltf-validator' {
  // biome-ignore lint/suspicious/noExplicitAny: its report is described where it is read.
  export function validateBytes(data: Uint8Array): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: its report is described where it is read.
  export function validateString(json: string): Promise<any>;
}
