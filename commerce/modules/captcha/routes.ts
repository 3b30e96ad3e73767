import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { CaptchaChallenge, CaptchaParameters, RecaptchaChallenge } from '@/contract/captcha';
import {
  type CaptchaAction,
  captchaActionByPath,
  captchaHeader,
  pageCallHeader,
} from '@/contract/captchaCalls';
import { paths } from '@/contract/paths';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { issueChallenge, requireCaptcha } from './captcha';

function findAction({ method, query, routeOptions }: FastifyRequest): CaptchaAction | undefined {
  const { url = '' } = routeOptions;
  if (method === 'POST') return captchaActionByPath[url];
  const isProduct = method === 'GET' && (url === paths.productV2 || url === paths.productV1);
  const hasVoucher =
    typeof query === 'object' && query !== null && 'voucher' in query && query.voucher !== '';
  return isProduct && hasVoucher ? 'voucher' : undefined;
}

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function findToken({ body, headers }: FastifyRequest): string | undefined {
  const inBody =
    typeof body === 'object' && body !== null && 'captchaToken' in body
      ? readText(body.captchaToken)
      : undefined;
  return inBody ?? readText(headers[captchaHeader]);
}

/**
 * The caller is a trusted server: an integration beside commerce, or the server of a page (decision
 * 045).
 */
const isInside = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined || headers[pageCallHeader] !== undefined;

export function routes(app: App, services: Services): void {
  app.addHook('preHandler', async (request) => {
    const action = findAction(request);
    if (action === undefined || isInside(request)) return;
    const usedBy = readText(request.headers['idempotency-key']) ?? null;
    await requireCaptcha(services, { action, token: findToken(request), usedBy });
  });

  app.get(
    paths.captcha,
    {
      schema: {
        operationId: 'createCaptcha',
        tags: ['Captcha'],
        summary: 'Get work for a browser',
        description:
          'What a browser has to solve before it leaves a lead, asks for a text message, tries a voucher or pays; 404 where none is asked for.',
        params: CaptchaParameters,
        response: {
          200: Type.Union(
            [createSchemaReference(CaptchaChallenge), createSchemaReference(RecaptchaChallenge)],
            {
              description:
                'What the browser solves: work of this service, or with reCAPTCHA v3 (only for `lead` and `sms`) the site key to ask Google with',
            },
          ),
          ...problemResponses('invalid_request', 'not_found', 'rate_limited'),
        },
      },
    },
    async ({ ip, params }, reply) => {
      await services.limits.consume([{ limit: 'captchas-per-address', key: getAddressGroup(ip) }]);
      void reply.header('cache-control', 'no-store');
      return issueChallenge(services, params.action);
    },
  );
}
