import { makeValidator, str } from 'envalid';
import { aWebAddress, web } from './variableKinds.server';

const isWebUrl = (input: string) =>
  URL.canParse(input) && /^https?:$/.test(new URL(input).protocol);

const sentryDsn = makeValidator((input) => {
  if (!isWebUrl(input)) throw new Error('not an http or https address');
  const { pathname, username } = new URL(input);
  if (username === '' || !/\/[0-9]+$/.test(pathname)) throw new Error('not a DSN');
  return input;
});

export const monitoringVariables = {
  SENTRY_DSN: sentryDsn({
    default: undefined,
    desc: 'a DSN of Sentry, such as https://key@sentry.example/1',
  }),
  ELASTIC_APM_SERVER_URL: web({ default: undefined, desc: aWebAddress }),
  ELASTIC_APM_SECRET_TOKEN: str({ default: undefined, desc: 'the secret token of the APM server' }),
  ELASTIC_APM_RUM_URL: web({ default: undefined, desc: aWebAddress }),
};

export const sentryProjectVariables = {
  SENTRY_AUTH_TOKEN: str({ default: undefined, desc: 'a token of Sentry that may upload' }),
  SENTRY_ORG: str({ default: undefined, desc: 'the short name of an organization of Sentry' }),
  SENTRY_PROJECT: str({ default: undefined, desc: 'the short name of a project of Sentry' }),
  SENTRY_URL: web({ default: 'https://sentry.io', desc: aWebAddress }),
};
