const hexadecimal = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const createTraceparent = () => `00-${hexadecimal(16)}-${hexadecimal(8)}-01`;
