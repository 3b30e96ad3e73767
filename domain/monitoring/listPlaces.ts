/** Of V8, and of the other engines. */
const place = /^\s+at |@.*:\d+:\d+$/;

/** Where an error happened, line by line, without its message: a line of that may look like a place. */
export function listPlaces({ message, stack = '' }: Error): string[] {
  const from = message === '' ? -1 : stack.indexOf(message);
  const behind = from === -1 ? stack : stack.slice(from + message.length);
  return behind.split('\n').filter((line) => place.test(line));
}
