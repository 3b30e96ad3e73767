import { paths } from '@/contract/paths';
import { choosePort } from '@/testing/choosePort';
import { leadBody } from './commerceRequests';
import { createTestDatabase } from './createTestDatabase';
import { startUnleash, type Unleash } from './startUnleash';
import {
  startMonitoringReceiver,
  type MonitoringReceiver,
} from '@/testing/startMonitoringReceiver';
import { readOrigin, startService, type StartedProgram } from '@/testing/startProgram';

export const emailIdSecret = 'a-key-for-ids-of-e-mails';

const failure = 'Maria Silva, maria@exemplo.com.br, 529.982.247-25';

const fails =
  'data:text/javascript,process.on("SIGUSR2",()=>{Promise.reject(new Error(process.env.FAILURE))})';

export function leaveLead(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}${paths.lead}?email=${leadBody.email}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(leadBody),
  });
}

export async function openWatchedCommerce() {
  const database = await createTestDatabase();
  const started: StartedProgram[] = [];
  const receivers: Pick<MonitoringReceiver, 'close'>[] = [];

  return {
    async startReceiver(...given: Parameters<typeof startMonitoringReceiver>) {
      const receiver = await startMonitoringReceiver(...given);
      receivers.push(receiver);
      return receiver;
    },

    async startUnleash(behaviour: Unleash['behaviour']) {
      const unleash = await startUnleash();
      unleash.behaviour = behaviour;
      receivers.push(unleash);
      return unleash;
    },

    async run(
      { dsn, url }: Pick<MonitoringReceiver, 'dsn' | 'url'>,
      variables: Record<string, string> = {},
    ) {
      const program = startService(
        'commerce',
        {
          COMMERCE_PORT: String(await choosePort()),
          DATABASE_URL: database.url,
          EMAIL_ID_SECRET: emailIdSecret,
          FAILURE: failure,
          SENTRY_DSN: dsn,
          ELASTIC_APM_SERVER_URL: url,
          ELASTIC_APM_SECRET_TOKEN: 'secret-of-apm',
          ...variables,
        },
        { preload: fails },
      );
      started.push(program);
      const { child, ended, output } = program;
      return { child, ended, origin: await readOrigin(program), output };
    },

    async without<Result>(
      table: 'leads' | 'payments',
      work: () => Promise<Result>,
    ): Promise<Result> {
      await database.query(`alter table ${table} rename to ${table}_away`);
      try {
        return await work();
      } finally {
        await database.query(`alter table ${table}_away rename to ${table}`);
      }
    },

    async end(): Promise<void> {
      started.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
      await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
    },

    drop: () => database.drop(),
  };
}
