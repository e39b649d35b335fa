import type { Handler } from '../../calls/call.ts';
import { traceSticker } from '../../selling/goods/sticker/trace-sticker.ts';

export const GetStickerContour: Handler<'GetStickerContour'> = (input, call) => traceSticker(call, input);
