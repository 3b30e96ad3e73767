import { toPlainDigits } from './digitLetters';
import { isCnpj, isCpf, isDni, isDniCheck } from './documents';
import { toPlainDashes, toPlainLine } from './plainText';

export type DocumentKind = 'cpf' | 'cnpj' | 'dni' | 'registry';

const sign = '(?: ?[./-] ?| )?';
const printed = (...groups: string[]) => new RegExp(`^${groups.join(sign)}$`);

const numbers = {
  cpf: { form: printed('\\d{3}', '\\d{3}', '\\d{3}', '\\d{2}'), isValid: isCpf },
  cnpj: { form: printed('\\d{2}', '\\d{3}', '\\d{3}', '\\d{4}', '\\d{2}'), isValid: isCnpj },
  dni: { form: /^(?:\d{8}|\d{2}([. ])\d{3}\1\d{3})$/, isValid: isDni },
} as const;

const toDigits = (text: string) => text.replace(/\D/g, '');

/**
 * A DNI with the check digit or letter that its card has. Nine digits that begin with 9 are a mobile number:
 * nobody old enough to buy has such a DNI.
 */
const CHECKED_DNI = /^(?!9\d{8}$)(\d{8}|\d{2}([. ])\d{3}\2\d{3})(?: ?- ?| )?([\da-z])$/i;

function findCheckedDni(text: string): string | undefined {
  const [, number = '', , check = ''] = CHECKED_DNI.exec(text) ?? [];
  return check !== '' && isDniCheck(toDigits(number), check) ? number : undefined;
}

export const isCheckedDni = (text: string) => findCheckedDni(text) !== undefined;

const LETTERED_DNI =
  /(^|[^\d./-])((?:\d{8}|\d{2}([. ])\d{3}\3\d{3})(?:(?: ?- ?)?[a-z](?![\p{L}\d])| [a-z](?=[^\p{L}\d]*$)))/giu;

const readCheckLetters = (text: string) =>
  text.replace(LETTERED_DNI, (written, before: string, lettered: string) => {
    const number = findCheckedDni(lettered);
    if (number !== undefined) return before + number;
    return /[oil]$/i.test(lettered) ? written : before;
  });

const OTHER_PAPER =
  /(?:^|\P{L})(?:(?:c\. ?e|ce|pas|ptp|cpp|c[eé]dula)(?!\p{L})|pasaporte|passport|carn[eé]|extranjer)/iu;

export const isOfOtherPaper = (text: string) =>
  OTHER_PAPER.test(text) && !/(?:^|\P{L})d\.? ?n\.? ?i(?!\p{L})/iu.test(text);

const LETTERED = /\d{3}(?: ?- ?)?[a-z](?![\p{L}\d])/iu;

const FRACTION = /^(\d{8,})\.0{1,2}$/;
const FILLED_UP = /^0{1,3}(\d{11})$/;

const minDigitsOfAnother = 5;

function listRuns(text: string): string[] {
  return text.split(/[^\d./ -]+/).flatMap((written) => {
    const run = written.replace(/^[./ -]+|[./ -]+$/g, '');
    const parts = run.split(/ +(?:[./-] *)?/);
    const areNumbers = parts.every((part) => toDigits(part).length >= minDigitsOfAnother);
    return areNumbers && parts.length > 1 ? [run, ...parts] : [run];
  });
}

function listWordsOfCnpj(text: string): string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z./-]+/);
  return words
    .map((word) => word.replace(/[./-]/g, ''))
    .flatMap((word) => [word, word.replace(/^CNPJ/, '')])
    .filter((word) => /[A-Z]/.test(word) && isCnpj(word));
}

function dropAdditions(run: string, kind: keyof typeof numbers): string {
  const whole = run.replace(FRACTION, '$1');
  if (kind === 'dni') return findCheckedDni(whole) ?? whole;
  return kind === 'cpf' && !isCnpj(whole) ? whole.replace(FILLED_UP, '$1') : whole;
}

function listOfKind(text: string, kind: keyof typeof numbers): string[] {
  if (kind === 'dni' && isOfOtherPaper(text)) return [];
  const { form, isValid } = numbers[kind];
  const found = listRuns(toPlainDigits(kind === 'dni' ? readCheckLetters(text) : text))
    .map((run) => dropAdditions(run, kind))
    .filter((run) => form.test(run))
    .map(toDigits)
    .filter(isValid);
  return kind === 'cnpj' ? [...found, ...listWordsOfCnpj(text)] : found;
}

const toPlainText = (text: string) => toPlainDashes(toPlainLine(text));

function listDocuments(text: string, kind: DocumentKind): string[] {
  const plain = toPlainText(text);
  const kinds = kind === 'registry' ? (['cpf', 'cnpj'] as const) : [kind];
  return [...new Set(kinds.flatMap((each) => listOfKind(plain, each)))];
}

/**
 * The only document of a kind in a text, which may also hold its label, another number or a sentence.
 * @returns as calls carry it; undefined: there is none, or there are several, and the page asks the
 *   buyer
 */
export function findDocument(text: string, kind: DocumentKind): string | undefined {
  const [found, ...others] = listDocuments(text, kind);
  return others.length === 0 ? found : undefined;
}

/**
 * The only document of any kind in a text. A DNI has no checksum: beside a document of another kind it
 * does not count, and with a check digit or letter it may be an RG of Brazil.
 */
export function findAnyDocument(text: string): string | undefined {
  if (listDocuments(text, 'registry').length > 0) return findDocument(text, 'registry');
  const plain = toPlainText(text);
  const hasCheck = LETTERED.test(plain) || listRuns(plain).some(isCheckedDni);
  return hasCheck ? undefined : findDocument(text, 'dni');
}
