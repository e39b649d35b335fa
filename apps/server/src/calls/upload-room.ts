import type { Result } from '@boxwright/contract';
import type { Sender } from '../adapters/identity/sender.ts';

/** Room for uploaded files: a total for those that nothing names, and a part of the disk that none of them touches. */
export interface UploadRoom {
  /**
   * Makes room for a file of so many bytes, or says why there is none. The room is kept until the function that it
   * answers with is called.
   */
  take(sender: Sender, bytes: number): Promise<Result<() => void>>;
  /** Makes the room that other things than uploads have taken since. */
  sweep(): Promise<void>;
}
