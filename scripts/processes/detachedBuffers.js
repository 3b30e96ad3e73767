/**
 * Loaded into the development server of web. React asks a buffer whether it was taken away, which Node
 * tells from version 22 on; in Node 20 it would warn of a weakness at every first page instead.
 */
if (!Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'detached'))
  Object.defineProperty(ArrayBuffer.prototype, 'detached', {
    configurable: true,
    get() {
      try {
        new Uint8Array(this);
        return false;
      } catch {
        return true;
      }
    },
  });
