import type { Input, OperationName, Output, Result } from '@boxwright/contract';
import { createContext } from 'react-router';

/** What the server hands to loaders: the same operations as over HTTP, called in-process as the request's visitor. */
export interface ServerApi {
  call<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  /** The nonce of this response's Content-Security-Policy. */
  readonly nonce: string;
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** Of Google Analytics 4, where the shop uses it. */
  readonly measurementId: string | null;
}

/** Read in loaders by `context.get(serverApi)`. The server finds this key on the build's entry module. */
export const serverApi = createContext<ServerApi>();
