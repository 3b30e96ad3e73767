import type { IncomingMessage } from 'node:http';

/**
 * A call's whole body.
 * @param maximum bytes
 * @returns null: it is too large, and is not read to its end
 * @throws when the caller leaves before its end
 */
export async function readBody(request: IncomingMessage, maximum: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maximum) return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    size += part.length;
    if (size > maximum) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
