import type { FastifyError, FastifyReply, RouteOptions } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Static } from 'typebox';
import type { Problem, FieldProblem, ProblemCode } from '@/contract/problem';
import { isDatabaseUnavailable } from '../database/errors';
import { report } from '../monitoring/reports';
import {
  InvalidEvent,
  InvalidSignature,
  ProviderRefusal,
  ProviderUnavailable,
} from '../providers/errors';
import type { App } from './App';
import { createBrokenEscapeProblem } from './brokenEscapes';
import { escapePointer } from './pointers';
import { ProblemError, problemTable } from './problems';
import { problemMediaType } from './routeSchemas';

/** Turns every error into problem details. Register it before any route. */
export function registerErrorHandling(app: App): void {
  const guard = createMethodGuard();
  app.addHook('onRoute', (route) => {
    guard.learn(route);
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    const { status } = problemTable[problem.code];
    if (status >= 500) {
      request.log.error({ err: error }, problem.code);
      const group = [request.routeOptions.url ?? 'unknown', request.method, String(status)];
      report({ level: 'error', message: problem.code, error, group });
    }
    return sendProblem(reply, problem);
  });

  app.setNotFoundHandler((request, reply) => {
    const allowed = guard.allowedMethods(request.url);
    if (allowed.length === 0) return sendProblem(reply, new ProblemError('not_found'));
    void reply.header('allow', allowed.join(', '));
    return sendProblem(reply, new ProblemError('method_not_allowed'));
  });
}

interface RegisteredRoute {
  pattern: RegExp;
  methods: Set<string>;
}

function createMethodGuard() {
  const routes = new Map<string, RegisteredRoute>();
  return {
    learn({ config, method, url }: Pick<RouteOptions, 'config' | 'method' | 'url'>): void {
      if (config?.isHidden) return;
      const pattern = new RegExp(`^${url.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
      const route = routes.get(url) ?? { pattern, methods: new Set() };
      [method].flat().forEach((name) => route.methods.add(name));
      routes.set(url, route);
    },
    allowedMethods(address: string): string[] {
      const [path = ''] = address.split('?');
      const matching = Array.from(routes.values()).filter(({ pattern }) => pattern.test(path));
      return matching.flatMap(({ methods }) => [...methods]);
    },
  };
}

export function sendProblem(reply: FastifyReply, { code, extras }: ProblemError): FastifyReply {
  const { status, title } = problemTable[code];
  const problem: Problem = {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    instance: reply.request.id,
    ...extras,
  };
  if (status === 503) void reply.header('retry-after', '2');
  if (extras.retryAfter !== undefined) void reply.header('retry-after', String(extras.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .serializer(JSON.stringify)
    .send(problem);
}

const fastifyCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'payload_too_large'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'invalid_request'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'not_found'],
  ['FST_ERR_ASYNC_CONSTRAINT', 'not_found'],
]);

function toValidationProblem({ validation = [], validationContext }: FastifyError): ProblemError {
  // Answers an id that cannot exist like one that does not.
  if (validationContext === 'params') return new ProblemError('not_found');
  const errors = toFieldProblems(validation, validationContext);
  const isKey = errors.some(({ field }) => field === 'idempotency-key');
  return isKey
    ? new ProblemError('idempotency_key_required')
    : new ProblemError('invalid_request', { errors });
}

export function toProblem(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return toValidationProblem(error);
  if (error instanceof InvalidSignature) return new ProblemError('invalid_signature');
  if (error instanceof InvalidEvent) return new ProblemError('invalid_request');
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) {
    return new ProblemError('upstream_error');
  }
  if (isDatabaseUnavailable(error)) return new ProblemError('service_unavailable');
  if (error.code === 'FST_ERR_BAD_URL') return createBrokenEscapeProblem();
  const code = fastifyCodes.get(error.code);
  if (code) return new ProblemError(code);
  const isCallersFault = (error.statusCode ?? 500) < 500;
  return new ProblemError(isCallersFault ? 'invalid_request' : 'internal_error');
}

const maximumProblems = 20;

const codes: ReadonlyMap<string, string> = new Map([
  ['required', 'required'],
  ['additionalProperties', 'unknown'],
  ['enum', 'unknown'],
  ['const', 'unknown'],
  ['type', 'type'],
  ['format', 'format'],
  ['pattern', 'format'],
  ['minLength', 'too_short'],
  ['maxLength', 'too_long'],
  ['minItems', 'too_short'],
  ['maxItems', 'too_long'],
  ['maxProperties', 'too_long'],
  ['minimum', 'too_small'],
  ['maximum', 'too_large'],
]);

function toPointer({ instancePath, params }: FastifySchemaValidationError): string {
  const member = params.missingProperty ?? params.additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${escapePointer(member)}` : instancePath;
}

function findBranch({ schemaPath }: FastifySchemaValidationError) {
  const [, branch, union] = /^((.*\/anyOf\/)\d+\/)/.exec(schemaPath) ?? [];
  return branch && union ? { branch, union } : undefined;
}

/**
 * Drops the errors of a union's other branches: the intended branch is the one whose `const` member
 * matches. When none matches, the error of that member is left.
 */
function findRelevantErrors(errors: readonly FastifySchemaValidationError[]) {
  const otherBranches = new Set(
    errors.filter(({ keyword }) => keyword === 'const').map((error) => findBranch(error)?.branch),
  );
  const unionsWithMatch = new Set(
    errors
      .map(findBranch)
      .filter((place) => place && !otherBranches.has(place.branch))
      .map((place) => place?.union),
  );
  return errors.filter((error) => {
    const place = findBranch(error);
    if (!place) return error.keyword !== 'anyOf';
    return unionsWithMatch.has(place.union)
      ? !otherBranches.has(place.branch)
      : error.keyword === 'const';
  });
}

/**
 * Errors of one body or query, one per field.
 * @param context Where the value came from; body fields are JSON pointers, others plain names.
 */
function toFieldProblems(
  errors: readonly FastifySchemaValidationError[],
  context: string | undefined,
): Static<typeof FieldProblem>[] {
  const relevant = findRelevantErrors(errors);
  const problems = (relevant.length > 0 ? relevant : errors).map((error) => ({
    field: context === 'body' ? toPointer(error) : toPointer(error).slice(1),
    code: codes.get(error.keyword) ?? 'invalid',
  }));
  // Keeps the first error of a field: an empty value is too short before it is malformed.
  const onePerField = problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
  return onePerField.slice(0, maximumProblems);
}
