/** What a page says that cannot work: nothing here is seen where scripts run. */
export function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <p
        style={{
          padding: 'var(--space-16)',
          background: 'var(--color-alert-surface)',
          color: 'var(--color-alert)',
          font: 'var(--text-strong)',
          textAlign: 'center',
        }}
      >
        {text}
      </p>
    </noscript>
  );
}
