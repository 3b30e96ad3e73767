import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { validate as isUuid } from 'uuid';
import type { Connection } from '@/commerce/database/connect';
import { setSealingKeys } from '@/commerce/database/sealing';
import {
  ActionRefused,
  confirmInPerson,
  findPaymentsByName,
} from '@/commerce/modules/payments/operatorActions';
import { describePayment } from '@/commerce/modules/operators/describePayment';
import type { Payment } from '@/commerce/modules/payments/Payment';
import { getLimitRule } from '@/commerce/limits';
import { requestAccess } from '@/commerce/modules/access/resendAccess';
import { ProblemError } from '@/commerce/http/problems';
import { askRefund } from '@/commerce/modules/payments/refunds/askRefund';
import type { LimitName } from '@/domain/limits';
import { formatMoney } from '@/domain/money';
import { read, variables } from '@/config/variables.server';
import { readKeys, runCommand, withDatabase, write } from './operatorCommand';
import { readOptions } from './readOptions';
import { StartProblem } from '../StartProblem';

const usage = [
  'npm run payment -- show <payment>',
  'npm run payment -- refund <payment> --reason <why> [--amount <1234.50>] [--by <name>] [--pix-key <key>] [--key <uuid>]',
  'npm run payment -- resend <payment> [--by <name>] [--key <uuid>]',
  'npm run payment -- confirm <payment> --reason <why> [--by <name>]',
  '<payment>: its id, its token or the number of its order.',
].join('\n');

type Option = 'amount' | 'by' | 'key' | 'pix-key' | 'reason';

const commands = new Map<string, readonly Option[]>([
  ['show', []],
  ['refund', ['amount', 'by', 'key', 'pix-key', 'reason']],
  ['resend', ['by', 'key']],
  ['confirm', ['by', 'reason']],
]);

/** @throws StartProblem */
function readCommand([action = '', name = '', ...args]: string[]) {
  const options = commands.get(action);
  if (!options && action !== '') throw new StartProblem(`There is no command ${action}.\n${usage}`);
  if (!options || name === '') throw new StartProblem(usage);
  const values = readOptions(args, options);
  if (options.includes('reason') && !values.reason?.trim())
    throw new StartProblem('Say why, with --reason: it stays with the payment.');
  if (values.key !== undefined && !isUuid(values.key))
    throw new StartProblem('--key is a UUID, the same when one request is repeated.');
  return { action, name, values };
}

/** @returns minor units; null: all that is left. @throws StartProblem */
function readAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  const amount = Number(`${whole}${decimals.padEnd(2, '0')}`);
  if (whole === '' || amount === 0)
    throw new StartProblem(`"${text}" is no amount; write it as 1234 or 1234.50.`);
  return amount;
}

/** @throws StartProblem when no payment has this name, or several end in this order number */
async function findOne(connection: Connection, name: string): Promise<Payment> {
  const [payment, ...others] = await findPaymentsByName(connection, name);
  if (!payment) throw new StartProblem(`There is no payment ${name}.`);
  if (others.length > 0) {
    const ids = [payment, ...others].map(({ id }) => id).join(', ');
    throw new StartProblem(`Several payments end in ${name}: ${ids}. Name one by its id.`);
  }
  return payment;
}

async function show(connection: Connection, payment: Payment): Promise<void> {
  const shown = await describePayment(connection, payment);
  const money = (amount: number) => formatMoney(amount, payment.currency);
  write(`payment   ${shown.id}  order ${shown.orderNumber}`);
  write(`state     ${shown.state}  ${money(shown.amount)}`);
  write(`made      ${shown.createdAt}`);
  write(`sold      ${shown.productCode} ${shown.planId}  by ${shown.seller}`);
  write(`payer     ${shown.payer.name} <${shown.payer.email}>`);
  for (const { amount, dispute, method, position, refunded, state } of shown.parts) {
    const back = refunded > 0 ? `  ${money(refunded)} went back` : '';
    const disputed = dispute === null ? '' : `  dispute ${dispute}`;
    write(`part ${position}    ${method}  ${money(amount)}  ${state}${back}${disputed}`);
  }
  for (const { amount, at, part, what, who, why } of shown.history) {
    const of = amount === null ? '' : ` of ${money(amount)}`;
    const about = part === null ? '' : ` (part ${part})`;
    write(`${at}  ${what}${of}${about}  ${why === null ? who : `${who}: ${why}`}`);
  }
}

async function run(args: string[]): Promise<void> {
  const { action, name, values } = readCommand(args);
  const amount = readAmount(values.amount);
  const operator = values.by ?? userInfo().username;
  const reason = values.reason ?? '';
  await withDatabase(
    async ({ connection, environment }) => {
      setSealingKeys(readKeys(environment));
      const { LIMITS: numbers } = read(process.env, { LIMITS: variables.LIMITS });
      const services = {
        connection,
        clock: () => new Date(),
        limits: { getRule: (limit: LimitName) => getLimitRule(numbers, limit) },
      };
      const payment = await findOne(connection, name);
      if (action === 'show') return show(connection, payment);
      if (action === 'resend') {
        const request = { id: values.key ?? randomUUID(), askedBy: operator };
        await requestAccess(services, payment, request);
        write(`The link to the account is sent again to ${payment.payerEmail}, by the worker.`);
        return;
      }
      if (action === 'confirm') {
        await confirmInPerson(services, { paymentId: payment.id, operator, reason });
        write(
          `Confirmed; the provider is told by the worker. See: npm run payment -- show ${name}`,
        );
        return;
      }
      const refunds = await askRefund(services, {
        paymentId: payment.id,
        key: values.key ?? randomUUID(),
        amount,
        cause: 'operator',
        askedBy: operator,
        reason,
        pixKey: values['pix-key'] ?? null,
      });
      const total = refunds.reduce((sum, refund) => sum + refund.amount, 0);
      write(
        `${formatMoney(total, payment.currency)} goes back, by the worker. See: npm run payment -- show ${name}`,
      );
    },
    [ActionRefused, ProblemError],
  );
}

await runCommand(run);
