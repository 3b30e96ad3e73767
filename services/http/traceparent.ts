const hexadecimal = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The header `traceparent` of a browser's call (W3C trace context, version 00): a trace begins. */
export const createTraceparent = () => `00-${hexadecimal(16)}-${hexadecimal(8)}-01`;
