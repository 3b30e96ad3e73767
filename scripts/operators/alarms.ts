import { alarmRepository } from '@/commerce/modules/payments/alarms';
import { findPaymentState } from '@/commerce/modules/payments/findPayment';
import { listInDoubt } from '@/commerce/modules/payments/chargeHistory';
import type { PaymentAlarm } from '@/commerce/modules/payments/Payment';
import { runCommand, withDatabase, write } from './operatorCommand';
import { StartProblem } from '../StartProblem';

const usage = 'npm run alarms, or npm run alarms -- settle <number>';

/** In seconds. With a healthy provider no charge stays uncertain longer. */
const inDoubtSeconds = 60;

async function run([command, number = '']: readonly string[]): Promise<void> {
  const isList = command === undefined;
  if (!isList && (command !== 'settle' || !/^\d+$/.test(number))) throw new StartProblem(usage);
  await withDatabase(async ({ connection }) => {
    const describe = async (alarm: PaymentAlarm): Promise<string> => {
      const { expected, id, kind, lastAt, paymentId, received, times } = alarm;
      const payment =
        paymentId === null ? undefined : await findPaymentState(connection, paymentId);
      const about = payment ? `payment ${payment.id} (${payment.state})` : 'no payment';
      return `${id}  ${lastAt.toISOString()}  ${kind}  ${about}  ordered ${expected}, found ${received}  seen ${times}x`;
    };
    const alarms = alarmRepository(connection);
    if (isList) {
      const open = await alarms.listOpen();
      for (const alarm of open) write(await describe(alarm));
      write(
        open.length === 0
          ? 'No open alarms.'
          : `Settle one with: npm run alarms -- settle <number>`,
      );
      for (const { age, part, paymentId } of await listInDoubt(connection, inDoubtSeconds))
        write(`in doubt  payment ${paymentId}  part ${part}  for ${age} s`);
      return;
    }
    const settled = await alarms.settle(Number(number), new Date());
    if (!settled) throw new StartProblem(`There is no open alarm ${number}.`);
    write(`Settled: ${await describe(settled)}`);
  });
}

await runCommand(run);
