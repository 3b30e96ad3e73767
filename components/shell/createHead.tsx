import { Head } from 'next/document';
import { cloneElement, type ComponentProps, type JSX, type ReactElement } from 'react';

/** The hash that a browser has to find in a script, by its address; undefined: in none. */
type FindIntegrity = (address: string) => string | undefined;

/**
 * Next's own head, with the integrity of every script that it names. Integrity-Policy trusts a hash only
 * where the file is asked for as other origins' are, by CORS, which is no difference for our own.
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
