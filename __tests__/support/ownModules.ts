// Files of one worker share its process and the packages in it, but none of our modules: each makes
// them anew, so that none meets what another one has mocked or remembered.
vi.resetModules();
// What copies of one module have in common.
globalThis.logReceivers = undefined;
