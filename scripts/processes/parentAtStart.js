/** Loaded before everything else: npm may be killed while the rest is still being loaded. */
globalThis.parentAtStart = process.ppid;
