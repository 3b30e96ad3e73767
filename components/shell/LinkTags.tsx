import type { LinkPreview, PageTags } from '@/services/checkout/page';

export function LinkTags({ preview, themeColor, touchIcon, wordmark }: PageTags) {
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      {wordmark !== null && <link rel="preload" as="image" href={wordmark} fetchPriority="high" />}
      {touchIcon !== null && <link rel="apple-touch-icon" sizes="180x180" href={touchIcon} />}
      {preview && <PreviewTags {...preview} />}
    </>
  );
}

function PreviewTags({ description, image, locale, siteName, title, url }: LinkPreview) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={url} />
      {image !== null && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}
