import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import onHeaders from 'on-headers';
import type { Problem } from '@/contract/problem';
import { createAnswerHeaders, svgPolicy, inertPolicy } from '@/domain/answerHeaders';
import { isForeignWrite } from '@/domain/foreignWrites';

export interface Guard {
  answers(request: IncomingMessage, response: ServerResponse): boolean;
}

const ofPages: readonly string[] = ['GET', 'HEAD'];
const ofCalls: readonly string[] = [...ofPages, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

const problems = {
  invalidAddress: {
    type: 'urn:problem:invalid_request',
    title: 'The request does not match its schema',
    status: 400,
    code: 'invalid_request',
  },
  foreignOrigin: {
    type: 'urn:problem:foreign_origin',
    title: 'The page of another site may not send this',
    status: 403,
    code: 'foreign_origin',
  },
  wrongMethod: {
    type: 'urn:problem:method_not_allowed',
    title: 'The method is not allowed here',
    status: 405,
    code: 'method_not_allowed',
  },
} satisfies Record<string, Problem>;

function sendProblem(
  response: ServerResponse,
  problem: Problem,
  headers: Record<string, string> = {},
): void {
  response.writeHead(problem.status, {
    ...headers,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(problem));
}

const hashed = /^\/(?:fonts|link-pictures)\//;

const shown = /^\/(?:link-pictures|brands)\//;

const isCall = (url: string) => url.startsWith('/api/');

const isBuyersOwn = (url: string) => /^\/(?:access|refund|reminder)\//.test(url);

const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * Reads the address in a request line, from the path on: answers must not repeat the host in it. null:
 * there is no address.
 */
function readAddress(line: string): string | null {
  const rest = line.replace(absoluteForm, '');
  if (rest.startsWith('/')) return rest;
  return rest !== line && (rest === '' || rest.startsWith('?')) ? `/${rest}` : null;
}

const inlineScripts =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>(.*?)<\/script>/gs;

export function createBuiltPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const [, nonce = ''] = /<style[^>]*\snonce="([^"]+)"/.exec(html) ?? [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Scripts add styles too, with the nonce of the styles in the document.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readBuiltPolicies(projectFolder: string): ReadonlyMap<number, string> {
  const read = (status: number) =>
    readFileSync(path.join(projectFolder, `.next/server/pages/${status}.html`), 'utf8');
  return new Map([404, 500].map((status) => [status, createBuiltPolicy(read(status))]));
}

export function createGuard(projectFolder: string, isProduction: boolean): Guard {
  const defaults = Object.entries(createAnswerHeaders(isProduction));
  const builtPolicies = readBuiltPolicies(projectFolder);

  function finish(response: ServerResponse, url: string): void {
    const type = String(response.getHeader('content-type') ?? '');
    // Next and the service do not name themselves.
    response.removeHeader('X-Powered-By');
    if (response.getHeader('content-security-policy') === inertPolicy) {
      const built = builtPolicies.get(response.statusCode);
      if (type.startsWith('text/html') && built !== undefined)
        response.setHeader('Content-Security-Policy', built);
      if (type.startsWith('image/svg')) response.setHeader('Content-Security-Policy', svgPolicy);
    }
    // Links carry names and e-mails: other sites learn at most our origin, and nothing of a buyer's own
    // page.
    if (type.startsWith('text/html') && !isCall(url) && !isBuyersOwn(url))
      response.setHeader('Referrer-Policy', 'strict-origin');
    // A name there holds the hash of its content; Next handles its own files.
    if (hashed.test(url) && response.statusCode < 400)
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-store');
    // A cookie decides which service answers, and in which environment a page is.
    if (isCall(url)) response.appendHeader('Vary', 'Cookie');
  }

  return {
    answers(request, response) {
      for (const [name, value] of defaults) response.setHeader(name, value);
      const { headers, method = 'GET' } = request;
      const url = readAddress(request.url ?? '');
      onHeaders(response, () => {
        finish(response, url ?? '');
      });
      if (url === null) {
        sendProblem(response, problems.invalidAddress);
        return true;
      }
      request.url = url;
      if (shown.test(url)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      const allowed = isCall(url) ? ofCalls : ofPages;
      if (!allowed.includes(method)) {
        sendProblem(response, problems.wrongMethod, { Allow: allowed.join(', ') });
        return true;
      }
      if (isForeignWrite({ method, headers }, [headers.host ?? ''])) {
        sendProblem(response, problems.foreignOrigin);
        return true;
      }
      return false;
    },
  };
}
