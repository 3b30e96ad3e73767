import { decodeLinkText } from '@/domain/link/linkText';
import { splitLink } from '@/domain/link/readLink';
import { readLinkValue } from '@/domain/link/readLinkValue';
import { loadPaymentLink } from '@/services/checkout/loadPaymentLink';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { replaceParameter } from '@/services/checkout/query';
import { withQuery } from '@/services/checkout/routes';
import { HttpError } from '@/services/http/errors';

const quoted = /^3D/;

function listMeantIds(written: string): readonly string[] {
  const text = decodeLinkText(written).trim();
  const lines = [text.replace(/=?\r?\n/g, ''), text.replace(/\r?\n.*/s, '')];
  const all = lines.flatMap((line) => [line, line.replace(quoted, '')]);
  return [...new Set(all.map((id) => readLinkValue('id', encodeURIComponent(id))))];
}

export const isAlreadyPaid = (error: unknown): boolean =>
  error instanceof HttpError && error.problem?.code === 'already_paid';

const isKnown = (template: PaymentLinkTemplate, id: string): Promise<boolean> =>
  loadPaymentLink(template, id).then(() => true, isAlreadyPaid);

async function findKnownId(
  template: PaymentLinkTemplate,
  written: string,
  read: string,
): Promise<string | null> {
  for (const id of listMeantIds(written)) {
    if (id !== '' && id !== read && (await isKnown(template, id))) return id;
  }
  return null;
}

export async function findAddressOfBrokenId(
  template: PaymentLinkTemplate,
  { id, rawQuery, route }: { id: string; rawQuery: string; route: string },
): Promise<string | null> {
  const isBroken = decodeLinkText(id).trim().includes('\n');
  const known = isBroken ? await findKnownId(template, id, id) : null;
  return known === null
    ? null
    : withQuery(
        route.replace('{id}', () => encodeURIComponent(known)),
        rawQuery,
      );
}

export async function findAddressOfMeantId(
  template: PaymentLinkTemplate,
  { path, rawQuery, read }: { path: string; rawQuery: string; read: string },
): Promise<string | null> {
  const part = splitLink(rawQuery).find(({ value }) => value !== '' && value === read);
  if (!part) return null;
  const known = await findKnownId(template, part.text.replace(/^[^=]*=/, ''), read);
  return known === null ? null : withQuery(path, replaceParameter(rawQuery, part.name, known));
}
