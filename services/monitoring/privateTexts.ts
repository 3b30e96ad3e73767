import { readStored } from '../storage';

const isPrivateValue = (value: string) => /[\d@ ]/.test(value);

/**
 * Texts known about the buyer on this page, from its storage, its fields and the link. None of them
 * may leave in a report; the longest comes first, so that no part of one is left over.
 */
export function getPrivateTexts(): string[] {
  const stored = [readStored('dataLead'), readStored('dataForm')].flatMap((contact) =>
    contact ? [contact.name, ...contact.name.split(' '), contact.email, contact.phone] : [],
  );
  const typed = Array.from(document.querySelectorAll('input, textarea'), getTyped);
  const linked = [...new URLSearchParams(window.location.search).values()].filter(isPrivateValue);
  const words = [...typed, ...linked].flatMap((text) => [text, ...text.split(' ')]);
  return [...new Set([...stored, ...words])].sort((one, other) => other.length - one.length);
}

function getTyped(field: Element): string {
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type));
  return isText ? field.value : '';
}
