import { Head } from 'next/document';
import { cloneElement, type ComponentProps, type JSX, type ReactElement } from 'react';

type FindIntegrity = (address: string) => string | undefined;

/**
 * Adds the integrity of every script to Next's own head. Integrity-Policy accepts a hash only for a
 * file that is requested with CORS, as files of other origins are; for our own files this makes no
 * difference.
 */
export function createHead(findIntegrity: FindIntegrity) {
  const withIntegrity = (element: ReactElement<ComponentProps<'script'>>): JSX.Element => {
    const { src } = element.props;
    const integrity = src === undefined ? undefined : findIntegrity(src);
    return integrity === undefined
      ? element
      : cloneElement(element, { integrity, crossOrigin: '' });
  };
  return class HeadOfKnownScripts extends Head {
    override getScripts(...files: Parameters<Head['getScripts']>) {
      return super.getScripts(...files).map(withIntegrity);
    }

    override getDynamicChunks(...files: Parameters<Head['getDynamicChunks']>) {
      return super.getDynamicChunks(...files).map((chunk) => chunk && withIntegrity(chunk));
    }

    override getPolyfillScripts() {
      return super.getPolyfillScripts().map(withIntegrity);
    }
  };
}
