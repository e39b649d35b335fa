import sharp from 'sharp';

// One thread is enough, and no picture is processed twice.
sharp.concurrency(1);
sharp.cache(false);

/** The picture library with the settings of this server; for the worker thread only. */
export { sharp };
