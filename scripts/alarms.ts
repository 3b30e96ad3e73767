import { connect } from '@/commerce/database/connect';
import { alarmRepository } from '@/commerce/modules/payments/alarms';
import { findPayment, listInDoubt } from '@/commerce/modules/payments/history';
import type { PaymentAlarm } from '@/commerce/modules/payments/tables';
import { readEnvironment } from '@/domain/environment.server';
import { findEmbeddedUrl } from './postgres/startEmbeddedPostgres';
import { errorMessage, StartProblem } from './StartProblem';

const usage = 'npm run alarms, or npm run alarms -- settle <number>';

const databaseError = (thrown: unknown) =>
  new StartProblem(
    `The alarms could not be read (${errorMessage(thrown)}); is the database running?`,
  );

function readDatabase(): string {
  const { dataDir, databaseUrl, postgresPort: port } = readEnvironment(process.env);
  const url = databaseUrl ?? findEmbeddedUrl({ dataDir, port });
  if (url === undefined) {
    throw new StartProblem(`There is no database in ${dataDir}; set DATABASE_URL or DATA_DIR.`);
  }
  return url;
}

/** A provider that is well has settled what was in doubt by then. In seconds. */
const longestDoubt = 60;

const write = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run alarms`: lists alarms and what is in doubt for long, or settles an alarm. */
async function run([command, number]: readonly string[]): Promise<void> {
  const isList = command === undefined;
  if (!isList && (command !== 'settle' || !/^\d+$/.test(number ?? '')))
    throw new StartProblem(usage);
  const { connection, close } = connect(readDatabase(), () => undefined);
  const describe = async (alarm: PaymentAlarm): Promise<string> => {
    const { expected, id, kind, lastAt, paymentId, received, times } = alarm;
    const payment = paymentId === null ? undefined : await findPayment(connection, paymentId);
    const about = payment ? `payment ${payment.id} (${payment.state})` : 'no payment';
    return `${id}  ${lastAt.toISOString()}  ${kind}  ${about}  ordered ${expected}, found ${received}  seen ${times}x`;
  };
  try {
    const alarms = alarmRepository(connection);
    if (isList) {
      const open = await alarms.listOpen();
      for (const alarm of open) write(await describe(alarm));
      write(
        open.length === 0
          ? 'No open alarms.'
          : `Settle one with: npm run alarms -- settle <number>`,
      );
      for (const { age, part, paymentId } of await listInDoubt(connection, longestDoubt))
        write(`in doubt  payment ${paymentId}  part ${part}  for ${age} s`);
      return;
    }
    const settled = await alarms.settle(Number(number), new Date());
    if (!settled) throw new StartProblem(`There is no open alarm ${number}.`);
    write(`Settled: ${await describe(settled)}`);
  } catch (thrown) {
    throw thrown instanceof StartProblem ? thrown : databaseError(thrown);
  } finally {
    await close();
  }
}

await run(process.argv.slice(2)).catch((thrown: unknown) => {
  process.stderr.write(`${errorMessage(thrown)}\n`);
  process.exitCode = 1;
});
