import type { Input, OperationName, Output, Result } from '@boxwright/contract';
import { createContext } from 'react-router';

/** The server's API for loaders: the same operations as over HTTP, called in-process as the request's visitor. */
export interface ServerApi {
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  /** The nonce of this response's Content-Security-Policy. */
  readonly nonce: string;
  /** The site's public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Google Analytics 4's measurement ID, if the shop uses it. */
  readonly measurementId: string | null;
}

/** Loaders read it with `context.get(serverApi)`. The server gets this key from the build's entry module. */
export const serverApi = createContext<ServerApi>();
