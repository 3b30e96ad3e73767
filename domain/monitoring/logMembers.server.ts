import { cleanText } from './cleanText';
import { type DescribedError, describeError, isDescribed } from './describeError.server';

type Allow = (value: unknown) => unknown;

const maxTextLength = 500;

const count: Allow = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const isNumberOfSomebody = (value: string) => /^[\d.:-]{8,20}$/.test(value);

const word: Allow = (value) =>
  typeof value === 'string' && /^[\w.:$-]{1,100}$/.test(value) && !isNumberOfSomebody(value)
    ? value
    : undefined;

const text: Allow = (value) =>
  typeof value === 'string'
    ? cleanText(value.slice(0, maxTextLength)).replaceAll(/\p{Cc}/gu, ' ')
    : undefined;

const fact: Allow = (value) =>
  typeof value === 'string'
    ? value
        .slice(0, maxTextLength)
        .split(/\s+/)
        .map((part) => (/@|^[+(]?\d[\d.()/-]{8,}$/.test(part) ? '[private]' : part))
        .join(' ')
    : undefined;

export const describeOnce = (value: unknown): DescribedError =>
  isDescribed(value) ? value : describeError(value);

const alarmMembers = {
  kind: word,
  paymentId: word,
  part: count,
  expected: fact,
  received: fact,
  times: count,
};

const members: Readonly<Record<string, Allow>> = {
  // On every line.
  service: word,
  traceId: word,
  leadId: word,
  paymentId: word,
  // Of a request.
  method: word,
  route: text,
  status: count,
  milliseconds: count,
  path: text,
  pathname: text,
  page: text,
  // Of what failed.
  err: describeOnce,
  error: describeOnce,
  origin: word,
  reason: text,
  // Of payments, events and limits.
  part: count,
  alarm: (value) =>
    typeof value === 'object' && value !== null ? pick(value, alarmMembers).allowed : undefined,
  destination: word,
  webhookId: word,
  failures: count,
  limit: word,
  // Of links, looks and policies.
  missing: word,
  count,
  designSystemId: word,
  productCode: word,
  directive: word,
  blocked: text,
};

function pick(line: object, list: Readonly<Record<string, Allow>>) {
  const allowed: Record<string, unknown> = {};
  const omitted: string[] = [];
  for (const [name, value] of Object.entries(line)) {
    if (value === undefined) continue;
    const kept = Object.hasOwn(list, name) ? list[name]?.(value) : undefined;
    if (kept === undefined) omitted.push(name.slice(0, 40));
    else allowed[name] = kept;
  }
  return { allowed, omitted };
}

/**
 * Keeps the members of a line that are on the list, in their allowed forms. `omitted` names the
 * others, so that a developer who misses one adds it to the list.
 */
export function allowMembers(line: object): Record<string, unknown> {
  const { allowed, omitted } = pick(line, members);
  return omitted.length === 0 ? allowed : { ...allowed, omitted };
}
