import { isCnpj, isCpf, isDni } from './documents';
import { toPlainDashes, toPlainLine } from './plainText';

/** What a field may ask for; `registry` is a CPF or a CNPJ. */
export type DocumentKind = 'cpf' | 'cnpj' | 'dni' | 'registry';

/** What may stand between the groups of a printed number. */
const sign = '(?: ?[./-] ?| )?';
const printed = (...groups: string[]) => new RegExp(`^${groups.join(sign)}$`);

/** The numbers of a kind that are of digits alone, as they are printed, and their rule. */
const numbers = {
  cpf: { form: printed('\\d{3}', '\\d{3}', '\\d{3}', '\\d{2}'), isValid: isCpf },
  cnpj: { form: printed('\\d{2}', '\\d{3}', '\\d{3}', '\\d{4}', '\\d{2}'), isValid: isCnpj },
  dni: { form: /^(?:\d{8}|\d{2}([. ])\d{3}\1\d{3})$/, isValid: isDni },
} as const;

const toDigits = (text: string) => text.replace(/\D/g, '');

/** Fewer digits beside a number may be its own, one too many: it is not cut. */
const fewestOfAnother = 5;

/** The runs of digits and signs that words set apart, and of several numbers in one each by itself. */
function listRuns(text: string): string[] {
  return text.split(/[^\d./ -]+/).flatMap((written) => {
    const run = written.replace(/^[./ -]+|[./ -]+$/g, '');
    const parts = run.split(/ +(?:[./-] *)?/);
    const areNumbers = parts.every((part) => toDigits(part).length >= fewestOfAnother);
    return areNumbers && parts.length > 1 ? [run, ...parts] : [run];
  });
}

/** A CNPJ that has letters is one word, behind its label or not. */
function listWordsOfCnpj(text: string): string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z./-]+/);
  return words
    .map((word) => word.replace(/[./-]/g, ''))
    .flatMap((word) => [word, word.replace(/^CNPJ/, '')])
    .filter((word) => /[A-Z]/.test(word) && isCnpj(word));
}

function listOfKind(text: string, kind: keyof typeof numbers): string[] {
  const { form, isValid } = numbers[kind];
  const found = listRuns(text)
    .filter((run) => form.test(run))
    .map(toDigits)
    .filter(isValid);
  return kind === 'cnpj' ? [...found, ...listWordsOfCnpj(text)] : found;
}

/** The valid numbers of a kind in a text, each once, without punctuation. */
function listDocuments(text: string, kind: DocumentKind): string[] {
  const plain = toPlainDashes(toPlainLine(text));
  const kinds = kind === 'registry' ? (['cpf', 'cnpj'] as const) : [kind];
  return [...new Set(kinds.flatMap((each) => listOfKind(plain, each)))];
}

/**
 * The one document of a kind that a text holds, with its label, another number or a sentence around it.
 * @returns as calls carry it; undefined: there is none, or there are several, and its buyer is asked
 */
export function findDocument(text: string, kind: DocumentKind): string | undefined {
  const [found, ...others] = listDocuments(text, kind);
  return others.length === 0 ? found : undefined;
}

/** The one document of any kind. A DNI has no checksum: with another kind beside it, it is no document. */
export function findAnyDocument(text: string): string | undefined {
  const registered = listDocuments(text, 'registry');
  return registered.length === 0 ? findDocument(text, 'dni') : findDocument(text, 'registry');
}
