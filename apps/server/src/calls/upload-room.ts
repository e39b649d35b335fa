import type { Result } from '@boxwright/contract';
import type { Sender } from '../adapters/identity/sender.ts';

/** Room for uploaded files: a total for files that nothing uses yet, and a part of the disk that uploads leave free. */
export interface UploadRoom {
  /**
   * Makes room for a file of so many bytes, or says why there is none. The room is kept until the returned function is
   * called. Without a sender the bytes are counted as theirs already, and only need a place.
   */
  take(sender: Sender | null, bytes: number): Promise<Result<() => void>>;
  /** Makes room again where other things than uploads have filled the disk since. */
  sweep(): Promise<void>;
}
