import type { MessageKey } from '@/contexts/TranslationContext';
import { HttpError } from '@/services/http/HttpError';
import type { LeadValues } from './leadValues';

/** The message of each field that the service may refuse, by JSON pointer. */
const messageByPointer = new Map<string, { name: keyof LeadValues; key: MessageKey }>([
  ['/name', { name: 'name', key: 'validation.name.format' }],
  ['/email', { name: 'email', key: 'validation.email' }],
  ['/phone', { name: 'phone', key: 'validation.phone' }],
]);

/** The form errors in a refused call; empty when it was not about fields of this form. */
export function getFieldErrors(error: unknown): Partial<Record<keyof LeadValues, MessageKey>> {
  const problems = error instanceof HttpError ? (error.problem?.errors ?? []) : [];
  const known = problems.flatMap(({ field }) => messageByPointer.get(field) ?? []);
  return Object.fromEntries(known.map(({ key, name }) => [name, key]));
}
