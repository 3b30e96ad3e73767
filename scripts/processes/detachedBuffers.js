/**
 * Loaded into the development server of web. React checks whether a buffer was detached, which Node
 * reports from version 22 on; in Node 20 React would warn of a weakness at every first page.
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
