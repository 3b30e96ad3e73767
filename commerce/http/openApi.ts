import swagger from '@fastify/swagger';
import { mapValues } from 'es-toolkit';
import type { RouteOptions } from 'fastify';
import { paths } from '@/contract/paths';
import { problemCodes, type ProblemCode } from '@/contract/problem';
import { completeDescription } from '../description/completeDescription';
import type { App } from './App';
import { apiFacts } from './apiFacts';
import { webhooks } from './describeEvents';
import { problemTable } from './problems';
import { problemMediaType, problemResponses } from './routeSchemas';

export async function registerOpenApi(app: App): Promise<void> {
  const listed = removeProblemResponses(app);
  await app.register(swagger, {
    openapi: {
      ...apiFacts,
    },
    transformObject: (described) =>
      'openapiObject' in described
        ? { ...completeDescription(described.openapiObject), webhooks }
        : {},
    transform: ({ schema, url }) => ({ schema: { ...schema, ...listed.get(schema) }, url }),
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) =>
        typeof schema.$id === 'string' ? schema.$id : `schema-${index}`,
    },
  });
  app.get(paths.openApi, { schema: { hide: true } }, () => app.swagger());
}

interface ProblemResponse {
  description: string;
  content: object;
}

function isProblemResponse(response: unknown): response is ProblemResponse {
  if (typeof response !== 'object' || response === null || !('content' in response)) return false;
  const { content } = response;
  return typeof content === 'object' && content !== null && problemMediaType in content;
}

function listCommonProblems({ body, params, tags }: RouteSchema): ProblemCode[] {
  return [
    'invalid_request',
    ...(tags?.includes('Health') ? [] : (['service_unavailable'] as const)),
    ...(params ? (['not_found'] as const) : []),
    ...(body
      ? ([
          'malformed_json',
          'clear_card_data',
          'payload_too_large',
          'unsupported_media_type',
        ] as const)
      : []),
  ];
}

function withCommonProblems(schema: RouteSchema, response: object): object {
  const merged: Record<string, unknown> = { ...response };
  for (const [status, common] of Object.entries(problemResponses(...listCommonProblems(schema)))) {
    const own = merged[status];
    const codes = [own, common].flatMap((each) =>
      isProblemResponse(each) ? each.description.split(', ') : [],
    );
    merged[status] = { ...common, description: [...new Set(codes)].join(', ') };
  }
  return mapValues(merged, (answer) =>
    isProblemResponse(answer)
      ? { ...answer, description: explainCodes(answer.description) }
      : answer,
  );
}

const explainCodes = (listed: string) =>
  problemCodes
    .filter((code) => listed.split(', ').includes(code))
    .map((code) => `\`${code}\`: ${problemTable[code].title}`)
    .join('; ');

/**
 * Removes the error answers from the routes' schemas and keeps them for the description alone:
 * `sendProblem` writes them all, and a serializer for each made the start three times as long.
 * @returns by the remaining schema of a route, what else is described of it
 */
function removeProblemResponses(app: App) {
  const listed = new WeakMap<object, RouteSchema>();
  app.addHook('onRoute', (route) => {
    const { response } = route.schema ?? {};
    if (!route.schema || typeof response !== 'object' || response === null) return;
    const { described } = route.config ?? {};
    const compiled = Object.entries(response).filter(([, value]) => !isProblemResponse(value));
    const all = withCommonProblems(route.schema, { ...described?.response, ...response });
    route.schema = { ...route.schema, response: Object.fromEntries(compiled) };
    listed.set(route.schema, { ...described, response: all });
  });
  return listed;
}

type RouteSchema = NonNullable<RouteOptions['schema']>;
