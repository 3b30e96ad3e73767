import { lint } from '../support/lint';

const filePath = 'components/payment/x.ts';

const refused = [
  ['a static method', 'export const wait = () => Promise.withResolvers();'],
  [
    'a static method of the web',
    'export const any = (one: AbortSignal) => AbortSignal.any([one]);',
  ],
  ['a class', 'export const watcher = new CloseWatcher();'],
  ['a class of a namespace', "export const format = new Intl.DurationFormat('pt-BR');"],
  ['an object of the window', "export const read = () => window.cookieStore.get('a');"],
  ['a member of the browser', 'export const share = () => navigator.share({});'],
  ['a method of a list', 'export const turn = (list: string[]) => list.toReversed();'],
  ['one of what may be absent', 'export const sort = (list?: string[]) => list?.toSorted();'],
  ['a method of an element', 'export const hide = (box: HTMLElement) => box.hidePopover();'],
] as const;

const allowed = [
  ['what the baseline has', 'export const copy = <T>(value: T) => structuredClone(value);'],
  ['what Next brings', 'export const isUrl = (text: string) => URL.canParse(text);'],
  ['a question for it', "export const has = typeof CloseWatcher === 'function';"],
  ['a name of our own', 'export const open = (union: () => void) => union();'],
] as const;

const servers = {
  filePath: 'services/x.server.ts',
  code: 'export const turn = (list: string[]) => list.toReversed();',
};

describe('the browser baseline', () => {
  const texts = [...refused, ...allowed].map(([, code]) => ({ filePath, code }));
  const answers = new Map<string, string[]>();

  beforeAll(() => {
    lint([...texts, servers]).forEach((answer, index) => {
      answers.set(texts[index]?.code ?? 'servers', answer);
    });
  }, 60_000);

  it.each(refused)('refuses %s', (_, code) => {
    expect(answers.get(code)).toContain('project/no-newer-than-baseline');
  });

  it.each(allowed)('allows %s', (_, code) => {
    expect(answers.get(code)).toEqual([]);
  });

  it('ignores server code', () => {
    expect(answers.get('servers')).toEqual([]);
  });
});
