const place = /^\s+at |@.*:\d+:\d+$/;

export function listPlaces({ message, stack = '' }: Error): string[] {
  const from = message === '' ? -1 : stack.indexOf(message);
  const behind = from === -1 ? stack : stack.slice(from + message.length);
  return behind.split('\n').filter((line) => place.test(line));
}
