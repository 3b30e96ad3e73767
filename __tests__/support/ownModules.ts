// Files of one worker share its process and the packages in it, but none of our modules: each makes
// them anew, so that none meets what another one has mocked or remembered.
vi.resetModules();
// What copies of one module have in common.
globalThis.logReceivers = undefined;
// A worker whose run was killed does not go on with its test.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', () => process.exit(1));
