import { useEffect, useState } from 'react';

const shownMs = 3_000;

interface Copying {
  answer: 'done' | 'failed' | null;
  /** @returns whether the browser allowed it; if not, the buyer must copy by hand */
  copy: () => Promise<boolean>;
}

export function useCopy(text: string): Copying {
  const [answer, setAnswer] = useState<Copying['answer']>(null);
  useEffect(() => {
    if (answer !== 'done') return undefined;
    const timer = setTimeout(() => {
      setAnswer(null);
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [answer]);
  const copy = async () => {
    const isDone = await writeText(text);
    setAnswer(isDone ? 'done' : 'failed');
    return isDone;
  };
  return { answer, copy };
}

/** In some apps the clipboard neither answers nor refuses. */
const timeoutMs = 1_000;

const rejectLater = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('The clipboard did not answer'));
    }, timeoutMs);
  });

async function writeText(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), rejectLater()]);
    return true;
  } catch {
    return copySelection(text);
  }
}

interface OlderDocument {
  execCommand: (command: 'copy') => boolean;
}

/**
 * The older API: browsers inside apps often refuse the newer one, and a page without https does not
 * have it.
 */
function copySelection(text: string): boolean {
  const page: OlderDocument = document;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Read-only and 16 px: no keyboard opens, and a phone does not zoom in.
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
