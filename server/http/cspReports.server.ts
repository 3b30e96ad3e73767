import type { IncomingMessage, ServerResponse } from 'node:http';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { maskIds } from '@/services/http/maskIds';
import { logger } from '@/services/logger';
import { readBody } from './readBody.server';

/** Bytes. A browser's report is one or two thousand; several may come together. */
const maximumBody = 16 * 1024;
const maximumReports = 10;
const periodMs = 60_000;
const maximumLines = 50;

const OldReport = Type.Object({
  'csp-report': Type.Object({
    'effective-directive': Type.Optional(Type.String()),
    'violated-directive': Type.Optional(Type.String()),
    'blocked-uri': Type.Optional(Type.String()),
    'document-uri': Type.Optional(Type.String()),
  }),
});

const Report = Type.Object({
  type: Type.Literal('csp-violation'),
  body: Type.Object({
    effectiveDirective: Type.Optional(Type.String()),
    blockedURL: Type.Optional(Type.String()),
    documentURL: Type.Optional(Type.String()),
  }),
});

const IntegrityReport = Type.Object({
  type: Type.Literal('integrity-violation'),
  body: Type.Object({
    blockedURL: Type.Optional(Type.String()),
    documentURL: Type.Optional(Type.String()),
  }),
});

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

const isWord = (text: string) => /^[a-z][a-z-]{0,39}$/.test(text);

const toDirective = (text = '') => text.split(' ', 1).find(isWord) ?? 'unknown';

function toOrigin(address = ''): string {
  if (isWord(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { host, origin, protocol } = new URL(address);
  return origin === 'null' || host === '' ? protocol : origin;
}

const toPage = (address = '') =>
  URL.canParse(address) ? maskIds(new URL(address).pathname).slice(0, 100) : 'unknown';

const fromOld = ({ 'csp-report': report }: Static<typeof OldReport>): Violation => ({
  directive: toDirective(report['effective-directive'] ?? report['violated-directive']),
  blocked: toOrigin(report['blocked-uri']),
  page: toPage(report['document-uri']),
});

const fromNew = ({ body }: Static<typeof Report>): Violation => ({
  directive: toDirective(body.effectiveDirective),
  blocked: toOrigin(body.blockedURL),
  page: toPage(body.documentURL),
});

const fromIntegrity = ({ body }: Static<typeof IntegrityReport>): Violation => ({
  directive: 'integrity-policy',
  blocked: toOrigin(body.blockedURL),
  page: toPage(body.documentURL),
});

function fromReport(report: unknown): Violation[] {
  if (Value.Check(Report, report)) return [fromNew(report)];
  return Value.Check(IntegrityReport, report) ? [fromIntegrity(report)] : [];
}

export function readViolations(body: string): Violation[] {
  try {
    const value: unknown = JSON.parse(body);
    if (Value.Check(OldReport, value)) return [fromOld(value)];
    const reports: readonly unknown[] = Array.isArray(value) ? value.slice(0, maximumReports) : [];
    return reports.flatMap(fromReport);
  } catch {
    return [];
  }
}

const said = { since: 0, names: new Set<string>() };

function say(violation: Violation, now: number): void {
  if (now - said.since >= periodMs) {
    said.since = now;
    said.names.clear();
  }
  const name = `${violation.directive} ${violation.blocked}`;
  if (said.names.has(name) || said.names.size >= maximumLines) return;
  said.names.add(name);
  logger.warning('A policy has stopped something on a page', { ...violation });
}

/**
 * Logs what browsers report as stopped by a page's policy (PCI DSS 11.6.1). Anybody may send anything,
 * so the body is bounded and only log lines are kept.
 */
export async function receiveCspReports(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  const body = await readBody(request, maximumBody).catch(() => '');
  if (body === null) {
    // Does not wait for the rest of the body.
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  for (const violation of readViolations(body.toString())) say(violation, Date.now());
  response.writeHead(204).end();
}
