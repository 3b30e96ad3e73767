import type { GetServerSideProps } from 'next';
import { renderMarkdown } from '@/services/checkout/renderMarkdown';
import { getCurrentStep } from '@/services/checkout/steps';
import { createCheckoutProps } from './createCheckoutProps';
import type { DocumentPage } from './page';

/** The getServerSideProps of a page that shows its step's document. The browser gets HTML only. */
export function createDocumentProps(
  definition: Parameters<typeof createCheckoutProps>[0],
): GetServerSideProps<DocumentPage> {
  const getCheckoutProps = createCheckoutProps(definition);
  return async (context) => {
    const result = await getCheckoutProps(context);
    if (!('props' in result)) return result;
    const page = await result.props;
    const document = getCurrentStep(page.checkout.flow, page.stepRoute)?.props.document;
    return {
      props: { ...page, documentHtml: document ? renderMarkdown(document.markdown) : null },
    };
  };
}
