import Type from 'typebox';
import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

const Sms = Type.Object(
  {
    to: Type.String({ minLength: 1, maxLength: 20 }),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);

/** POST /sms: sends a message, which here means keeping it for `registerSmsBox`. */
export function registerSmsSending(app: SandboxApp, { sms, now }: Sandbox): void {
  app.post('/sms', { schema: { body: Sms } }, async (request, reply) => {
    const sent = { ...request.body, at: now().toISOString() };
    sms.add(sent);
    reply.code(201);
    return sent;
  });
}

/** GET /sms: what was sent, oldest first. */
export function registerSmsBox(app: SandboxApp, { sms }: Sandbox): void {
  app.get('/sms', async () => sms.list());
}
