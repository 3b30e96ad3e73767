import { useInsertionEffect } from 'react';
import type { Page } from '@/services/checkout/page';

export const themeStyleId = 'theme';

/**
 * Keeps title and theme current while the browser goes from page to page, before layout. The server's
 * document has them from the start (`createHeadElements`), and the brand's icon, which stays.
 */
export function useDocumentHead({ themeCss, title }: Page): void {
  useInsertionEffect(() => {
    document.title = title;
    const theme = document.getElementById(themeStyleId);
    if (theme && theme.textContent !== themeCss) theme.textContent = themeCss;
  }, [themeCss, title]);
}
