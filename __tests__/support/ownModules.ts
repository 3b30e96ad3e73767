// Test files of one worker share its process and its packages, but none of our modules: each file loads
// them anew, so that it meets no mock and no state of another.
vi.resetModules();
// Copies of one module share this global.
globalThis.logReceivers = undefined;
// A worker whose test run was killed exits.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', () => process.exit(1));
