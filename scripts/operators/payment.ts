import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { validate as isUuid } from 'uuid';
import type { Connection } from '@/commerce/database/connect';
import { setSealingKeys } from '@/commerce/database/sealing';
import {
  ActionRefused,
  confirmInPerson,
  findPaymentsByName,
  listOperatorActions,
  listTransitions,
} from '@/commerce/modules/payments/operatorActions';
import type { Payment } from '@/commerce/modules/payments/Payment';
import { getLimitRule } from '@/commerce/limits';
import { listAccessRequests, requestAccess } from '@/commerce/modules/access/resendAccess';
import { ProblemError } from '@/commerce/http/problems';
import { askRefund } from '@/commerce/modules/payments/refunds/askRefund';
import { refundRepository } from '@/commerce/modules/payments/refunds/repository';
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
  const { amount, createdAt, currency, id, parts, payerEmail, payerName, state } = payment;
  const money = (some: number) => formatMoney(some, currency);
  write(`payment   ${id}  order ${id.slice(-8).toUpperCase()}`);
  write(`state     ${state}  ${money(amount)}  ${createdAt.toISOString()}`);
  write(`sold      ${payment.productCode} ${payment.planId}  by ${payment.seller}`);
  write(`payer     ${payerName} <${payerEmail}>`);
  for (const part of parts) {
    const back = part.refundedAmount > 0 ? `  ${money(part.refundedAmount)} went back` : '';
    const dispute = part.dispute === null ? '' : `  dispute ${part.dispute}`;
    write(
      `part ${part.position}    ${part.method}  ${money(part.amount)}  ${part.state}${back}${dispute}`,
    );
  }
  for (const { at, cause, fromState, part, toState } of await listTransitions(connection, id)) {
    const about = part === null ? '' : ` (part ${part})`;
    write(`${at.toISOString()}  ${fromState ?? 'new'} -> ${toState}${about}  ${cause}`);
  }
  for (const refund of await refundRepository(connection).list(id)) {
    const { answer, askedAt, askedBy, cause, part, reason } = refund;
    const end = answer === null ? refund.state : `${refund.state}: ${answer}`;
    write(
      `${askedAt.toISOString()}  refund of ${money(refund.amount)} (part ${part})  ${end}  ${cause}, ${askedBy}: ${reason}`,
    );
  }
  for (const { action, at, operator, reason } of await listOperatorActions(connection, id))
    write(`${at.toISOString()}  ${action}  ${operator}: ${reason}`);
  for (const { askedAt, askedBy } of await listAccessRequests(connection, id))
    write(`${askedAt.toISOString()}  access sent again  ${askedBy}`);
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
