import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node's HTTP parser says of a request that it does not read, with the bytes that came. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** As Node answers where nobody else does. */
const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A page of ours by its path; two slashes would be another site's address. */
const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[^ \r\n]*) HTTP\/1\.[01]\r\n/;

/**
 * The address of a link whose bytes are no ASCII, with them escaped: browsers do so, and programs that
 * open links may not. null: the request is none for a page, or is broken otherwise.
 */
export function findEscapedAddress({ code, rawPacket }: ClientError): string | null {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return null;
  const [, address = ''] = requestLine.exec(rawPacket.toString('latin1')) ?? [];
  const escaped = address.replace(/[\x80-\xff]/g, (byte) => `%${toHexadecimal(byte)}`);
  return escaped === address || !/^[\x21-\x7e]+$/.test(escaped) ? null : escaped;
}

const toHexadecimal = (byte: string) => byte.charCodeAt(0).toString(16).toUpperCase();

/** Answers what is no request: with the address that was meant, else as Node itself does. */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const address = findEscapedAddress(error);
  const status = address === null ? (statuses[error.code ?? ''] ?? 400) : 307;
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...(address === null ? [] : [`Location: ${address}`, 'Cache-Control: no-store']),
    'Content-Length: 0',
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n`, () => {
    socket.destroy();
  });
}
