export interface Selector {
  metric: string;
  labels: string[];
}

const words = new Set(
  'and or unless by without on ignoring group_left group_right bool offset'.split(' '),
);

export function readSelectors(expression: string): Selector[] {
  const texts = /"(?:[^"\\]|\\.)*"/g;
  const plain = expression.replace(texts, '""').replace(/\[[^\]]*\]/g, '');
  const grouped = [...plain.matchAll(/\b(?:by|without|on|ignoring) ?\(([^)]*)\)/g)].flatMap(
    ([, list = '']) => list.split(',').map((label) => label.trim()),
  );
  const ungrouped = plain.replace(/\b(?:by|without|on|ignoring) ?\([^)]*\)/g, ' ');
  const found = ungrouped.matchAll(
    /(?<![\w:{])([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(?!\s*\()(?![\w:])/g,
  );
  return [...found]
    .filter(([, name = '']) => !words.has(name))
    .map(([, metric = '', matchers = '']) => ({
      metric,
      labels: [
        ...[...matchers.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label = '']) => label),
        ...grouped,
      ],
    }))
    .map(({ labels, metric }) => ({ metric, labels: [...new Set(labels)] }));
}

export function isBalanced(expression: string): boolean {
  const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  const open: string[] = [];
  for (const character of expression.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if ('([{'.includes(character)) open.push(character);
    else if (partners[character] && open.pop() !== partners[character]) return false;
  }
  return open.length === 0;
}
