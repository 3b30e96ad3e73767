import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Type from 'typebox';
import { ProblemError } from '../http/problems';
import { IdParameters, type SandboxApp } from '../http/SandboxApp';
import { type DeliveredMail, Mail, type MailBox } from './mailBox';
import { MailBoxPage, MailPage } from './MailPages';

interface MailContext {
  mail: MailBox;
  now: () => Date;
}

const Owner = Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) });

const ForgottenAddresses = Type.Object(
  {
    addresses: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
      minItems: 1,
      maxItems: 1_000,
    }),
  },
  { additionalProperties: false },
);

export function registerMailSending(app: SandboxApp, { mail, now }: MailContext): void {
  app.post(
    '/mail',
    { config: { does: "'delivers' a mail" }, schema: { body: Mail } },
    (request, reply) => {
      reply.code(201);
      return mail.deliver(request.body, now());
    },
  );

  app.post(
    '/mail/forget',
    {
      config: { does: 'takes the mails to some addresses out of the mailbox' },
      schema: { body: ForgottenAddresses },
    },
    ({ body }) => ({ mails: mail.forget(body.addresses) }),
  );
}

export function registerMailBox(app: SandboxApp, { mail }: MailContext): void {
  app.get(
    '/mail',
    {
      config: {
        does: 'the mails so far, newest first, all or ?to= an address; in a browser a page',
      },
      schema: { querystring: Owner },
    },
    async ({ headers, query: { to } }, reply) => {
      const mails = mail.list(to);
      if (!headers.accept?.includes('text/html')) return mails;
      return sendPage(reply, <MailBoxPage mails={mails} to={to} />);
    },
  );

  app.get(
    '/mail/:id',
    { config: { does: 'a mail to read, a page' }, schema: { params: IdParameters } },
    async ({ params }, reply) => sendPage(reply, <MailPage mail={getMail(mail, params.id)} />),
  );

  app.get(
    '/mail/:id/html',
    {
      config: { does: 'what its HTML looks like, alone and without a script' },
      schema: { params: IdParameters },
    },
    async ({ params }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', htmlPolicy)
        .send(getMail(mail, params.id).html),
  );
}

function getMail(box: MailBox, id: string): DeliveredMail {
  const mail = box.find(id);
  if (!mail) throw new ProblemError(404, 'not_found', 'There is no such mail.');
  return mail;
}

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'";
const pagePolicy = `${nothing}; frame-ancestors 'none'; frame-src 'self'; style-src 'unsafe-inline'`;

/**
 * A mail may show pictures and open links, as in a mail program; it runs nothing and reads nothing.
 */
const htmlPolicy = `${nothing}; frame-ancestors 'self'; img-src http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox`;

const sendPage = (reply: FastifyReply, page: ReactElement): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
