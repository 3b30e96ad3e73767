import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[^ \r\n]*) HTTP\/1\.[01]\r\n/;

/**
 * Finds the address of a link with bytes outside ASCII, and escapes them: browsers do so, other
 * programs that open links may not. null: the request is not for a page, or is broken otherwise.
 */
export function findEscapedAddress({ code, rawPacket }: ClientError): string | null {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return null;
  const [, address = ''] = requestLine.exec(rawPacket.toString('latin1')) ?? [];
  const escaped = address.replace(/[\x80-\xff]/g, (byte) => `%${toHexadecimal(byte)}`);
  return escaped === address || !/^[\x21-\x7e]+$/.test(escaped) ? null : escaped;
}

const toHexadecimal = (byte: string) => byte.charCodeAt(0).toString(16).toUpperCase();

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
